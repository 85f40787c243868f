import { spawnSync } from 'node:child_process';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { collectEditorial } from '../src/editorial/collect-editorial.ts';
import { readEnvironment } from '../src/server/settings/environment.ts';
import { keepReplacedFiles } from './keep-replaced-files.ts';

const print = (line: string) => process.stderr.write(`${line}\n`);
/** The output folder, inside the project so that it finds its packages. */
const site = process.env['SITE_DIR'] || 'dist';
const dataDir = resolve(process.env['DATA_DIR'] || '.data');
const compressible = /\.(html|css|js|svg|json|xml|txt|webmanifest)$/;

/** Compresses the built files at the highest level, so that the server never has to. */
async function compress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isFile() && compressible.test(one.name))) {
    const path = join(entry.parentPath, entry.name);
    const body = await readFile(path);
    if (body.length < 600) continue;
    await writeFile(
      `${path}.br`,
      brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
    );
    await writeFile(`${path}.gz`, gzipSync(body, { level: 9 }));
  }
}

/** Makes the product's own font available for link preview images, whatever fonts this machine has. */
async function nameFonts(): Promise<string> {
  const folder = resolve('node_modules/.cache/fonts');
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'fonts.conf');
  await writeFile(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
<dir>${resolve('src/layouts/og/font')}</dir><cachedir>${folder}</cachedir>
<include ignore_missing="yes">/etc/fonts/fonts.conf</include></fontconfig>\n`,
  );
  return file;
}

/** Builds into a separate folder and swaps it in when complete, so a failed build changes nothing. */
async function build(): Promise<void> {
  // Stops the build with the name of a wrong variable, before anything is built with it.
  readEnvironment(process.env);
  print('Collecting content');
  await collectEditorial({ dataDir, contentApiUrl: process.env['CONTENT_API_URL'] || undefined, report: print });
  print('Building pages');
  await rm(`${site}.next`, { recursive: true, force: true });
  const astro = spawnSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', `${site}.next`], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', FONTCONFIG_FILE: await nameFonts() },
  });
  if (astro.status !== 0) throw new Error('The pages could not be built; see the reason above.');
  print('Compressing');
  await compress(`${site}.next/client`);
  await keepReplacedFiles(site, `${site}.next`, new Date());
  await rm(`${site}.old`, { recursive: true, force: true });
  await rename(site, `${site}.old`).catch(() => {});
  await rename(`${site}.next`, site);
  await rm(`${site}.old`, { recursive: true, force: true });
}

build().catch((error: unknown) => {
  print(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
