import { readFileSync, readdirSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { Seen } from '../faults.ts';
import { databasePid, newDataDir, startProgram } from './program.ts';
import { askForCode, joinWaitlist, newEmail, openStream, readCall, readPage, send, signIn } from './requests.ts';

const sampleMs = 30_000;
/** By then caches are filled and code is compiled. */
const warmMs = 300_000;
const mostGrowth = 1.2;
const workers = 4;
/** Between two requests of a worker: the load is an ordinary one, and the machine can do other things. */
const pauseMs = 100;

/** Megabytes: `database` is what PostgreSQL's processes hold for themselves, `cached` what they share, which is its cache of pages. */
type Sample = { readonly minute: number; readonly program: number; readonly database: number; readonly cached: number };

const kilobytesOf = (file: string, name: string): number => {
  try {
    return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(file, 'utf8'))?.[1] ?? 0);
  } catch {
    // The process has ended meanwhile.
    return 0;
  }
};

const parentOf = (pid: string): number => kilobytesOf(`/proc/${pid}/status`, 'PPid');

/** PostgreSQL's processes share memory, so each counts with its share of it (Pss). The cache fills up to the setting `shared_buffers`. */
function databaseMegabytes(postmaster: number): { database: number; cached: number } {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && (Number(name) === postmaster || parentOf(name) === postmaster));
  const sum = (name: string) => pids.reduce((all, pid) => all + kilobytesOf(`/proc/${pid}/smaps_rollup`, name), 0) / 1024;
  const cached = sum('Pss_Shmem');
  return { database: sum('Pss') - cached, cached };
}

const someTeam = 'category=teams&location=Pune&distance=50';

/** The requests that the load consists of, each as often as the others. */
const requestsOf = (address: string, cookie: string): (() => Promise<unknown>)[] => {
  const headers = { cookie };
  return [
    () => readPage(address),
    () => readCall(address),
    () => send(address, `/api/global-search?${someTeam}&search=fc`),
    () => send(address, '/'),
    () => send(address, '/account-settings', { headers }),
    () => send(address, '/teams', { headers }),
    () => send(address, '/api/openapi.json'),
    () => joinWaitlist(address, newEmail()),
    () => askForCode(address, newEmail()),
    async () => {
      const { close } = openStream(address, cookie);
      await delay(1_000);
      close();
    },
  ];
};

/** An hour of mixed load, by default: what the program and its database hold at the end, compared with after five minutes. */
export async function watchMemory(minutes: number): Promise<Seen> {
  const program = await startProgram(newDataDir(), { DEMO_DATA: '1' });
  const { address, child, dataDir } = program;
  const cookie = await signIn(address, 'asha.rao@elevate.example');
  const startedAt = performance.now();
  const elapsedMs = () => performance.now() - startedAt;
  const isOver = () => elapsedMs() > minutes * 60_000;
  let asked = 0;
  const work = async (first: number) => {
    const all = requestsOf(address, cookie);
    for (let turn = first; !isOver(); turn++, asked++) {
      await all[turn % all.length]?.();
      await delay(pauseMs);
    }
  };
  const samples: Sample[] = [];
  const sample = async () => {
    while (!isOver()) {
      await delay(Math.min(sampleMs, minutes * 60_000 - elapsedMs() + 1));
      const own = kilobytesOf(`/proc/${child.pid}/status`, 'VmRSS') / 1024;
      const { database, cached } = databaseMegabytes(databasePid(dataDir) ?? 0);
      const minute = elapsedMs() / 60_000;
      samples.push({ minute, program: own, database, cached });
      const figures = `program ${own.toFixed(0)} MB, PostgreSQL ${database.toFixed(0)} MB and ${cached.toFixed(0)} MB of cached pages`;
      process.stderr.write(`  ${minute.toFixed(1)} min: ${figures}\n`);
    }
  };
  await Promise.all([sample(), ...Array.from({ length: workers }, (_, index) => work(index * 3))]);
  return { did: `${minutes} minutes of mixed load, ${asked} requests`, ...compare(samples, minutes) };
}

/** Memory falls at each garbage collection, so a figure is the median of the samples of about two minutes and a half. */
const samplesOfFigure = 5;

type Part = Exclude<keyof Sample, 'minute'>;

function medianOf(samples: readonly Sample[], name: Part): number {
  const sorted = samples.map((sample) => sample[name]).sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function compare(samples: readonly Sample[], minutes: number): Pick<Seen, 'saw' | 'isOk'> {
  const from = samples.findIndex(({ minute }) => minute * 60_000 >= Math.min(warmMs, minutes * 20_000));
  const [warm, last] = [samples.slice(from, from + samplesOfFigure), samples.slice(-samplesOfFigure)];
  const grown = (name: Part) => medianOf(last, name) / medianOf(warm, name);
  const present = (name: Part) =>
    `${medianOf(warm, name).toFixed(0)} MB after ${warm[0]?.minute.toFixed(0)} min, ${medianOf(last, name).toFixed(0)} MB at the end (${((grown(name) - 1) * 100).toFixed(0)} %)`;
  return {
    saw: `the program held ${present('program')}; PostgreSQL ${present('database')} for itself and ${present('cached')} as its cache of pages, which has a limit`,
    isOk: grown('program') <= mostGrowth && grown('database') <= mostGrowth,
  };
}
