import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { reservePorts } from '../scripts/reserve-ports.ts';
import { startBareServer } from './bare-server.ts';
import { compareLoads, end, hasProgram, load, startOnCore, startWarm } from './programs.ts';
import { atLeast, loaded, plain, report } from './report.ts';

const port = await reservePorts(3);
const nginxPort = port + 1;
const barePort = port + 2;
const paths = ['/', '/about', '/favicon.svg'];

/** nginx with the same built files: one worker, no log, precompressed files. */
function nginxConfiguration(): string {
  const folder = mkdtempSync(join(tmpdir(), 'elevate-nginx-'));
  const path = join(folder, 'nginx.conf');
  writeFileSync(
    path,
    `
master_process off; daemon off; pid ${folder}/pid; error_log ${folder}/error.log crit;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types; access_log off; sendfile on; keepalive_requests 1000000; gzip_static on; open_file_cache max=1000;
  client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  server { listen 127.0.0.1:${nginxPort}; root ${resolve('dist/client')}; index index.html; location / { try_files $uri $uri.html $uri/ =404; } }
}`,
  );
  return path;
}

/** Built pages: ours compared with nginx, on one core in turn, with gzip. */
export async function benchStatic(dataDir: string): Promise<void> {
  if (!hasProgram('nginx') || !hasProgram('wrk')) return report('static', [], 'not run: needs nginx and wrk');
  const nginx = await startOnCore(0, ['nginx', '-c', nginxConfiguration()], `http://127.0.0.1:${nginxPort}/`);
  const env = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'warn' };
  const server = await startWarm(`http://127.0.0.1:${port}`, env);
  const headers = ['Accept-Encoding: gzip'];
  const compared = paths.map((path) =>
    compareLoads(
      () => load(server, `http://127.0.0.1:${port}${path}`, { headers }),
      () => load(nginx, `http://127.0.0.1:${nginxPort}${path}`, { headers }),
    ),
  );
  // How much of it is Node's own server: no program on Node has less than this.
  const bare = await startBareServer(`http://127.0.0.1:${port}/`, barePort, { 'Accept-Encoding': 'gzip' });
  const ofNode = compareLoads(
    () => load(bare, `http://127.0.0.1:${barePort}/`, { headers }),
    () => load(nginx, `http://127.0.0.1:${nginxPort}/`, { headers }),
  );
  await end(bare);
  await end(server);
  await end(nginx, 'SIGQUIT');
  report('static', [
    ...compared.flatMap(({ ours, theirs, ratio }, index) => [
      ...loaded(`${paths[index]} nginx`, theirs),
      ...loaded(`${paths[index]} ours`, ours),
      atLeast(`${paths[index]} ratio`, ratio, 'of nginx by processor time', 0.5),
    ]),
    ...loaded('/ bare node:http', ofNode.ours),
    plain('/ bare node:http ratio', ofNode.ratio, 'of nginx by processor time'),
  ]);
}
