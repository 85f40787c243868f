import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { reservePorts } from '../scripts/reserve-ports.ts';
import { end, hasProgram, requestsPerSecond, startOnCore } from './programs.ts';
import { atLeast, plain, report } from './report.ts';

const port = await reservePorts(2);
const nginxPort = port + 1;
const paths = ['/', '/about', '/favicon.svg'];

/** nginx with the same built files: one worker, no log, precompressed files. */
function nginxConfiguration(): string {
  const folder = mkdtempSync(join(tmpdir(), 'elevate-nginx-'));
  const path = join(folder, 'nginx.conf');
  writeFileSync(
    path,
    `
worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log crit;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types; access_log off; sendfile on; keepalive_requests 1000000; gzip_static on; open_file_cache max=1000;
  client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  server { listen 127.0.0.1:${nginxPort}; root ${resolve('dist/client')}; index index.html; location / { try_files $uri $uri.html $uri/ =404; } }
}`,
  );
  return path;
}

/** Built pages: our requests per second compared with nginx's, one core each, with gzip. */
export async function benchStatic(dataDir: string): Promise<void> {
  if (!hasProgram('nginx') || !hasProgram('wrk')) return report('static', [], 'not run: needs nginx and wrk');
  const nginx = await startOnCore(0, ['nginx', '-c', nginxConfiguration()], `http://127.0.0.1:${nginxPort}/`);
  const theirs = paths.map((path) => requestsPerSecond(`http://127.0.0.1:${nginxPort}${path}`, 1, ['Accept-Encoding: gzip']));
  await end(nginx, 'SIGQUIT');
  const env = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'warn' };
  const server = await startOnCore(0, [process.execPath, 'src/server/main.ts'], `http://127.0.0.1:${port}/`, env);
  const ours = paths.map((path) => requestsPerSecond(`http://127.0.0.1:${port}${path}`, 1, ['Accept-Encoding: gzip']));
  await end(server);
  report(
    'static',
    paths.flatMap((path, index) => [
      plain(`${path} nginx`, theirs[index] ?? 0, 'requests/s'),
      plain(`${path} ours`, ours[index] ?? 0, 'requests/s'),
      atLeast(`${path} ratio`, (ours[index] ?? 0) / (theirs[index] ?? 1), 'of nginx', 0.5),
    ]),
  );
}
