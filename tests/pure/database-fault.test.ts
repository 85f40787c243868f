import pg from 'pg';
import type { Logger } from 'pino';
import { expect, test } from 'vitest';
import type { FreeSpace } from '../../src/server/database/free-space.ts';
import { DatabaseUnavailable, faultOf } from '../../src/server/database/database-fault.ts';
import { refusalFor, refusalOfFault } from '../../src/server/http/fault-refusal.ts';
import { statusOf } from '../../src/server/http/refusal.ts';

const answered = (code: string) => Object.assign(new pg.DatabaseError('refused', 0, 'error'), { code });

test.for([
  ['disk_full', '53100', 507],
  ['insufficient_resources', '53000', 503],
  ['out_of_memory', '53200', 503],
  ['too_many_connections', '53300', 503],
  ['read_only_sql_transaction', '25006', 503],
  ['admin_shutdown', '57P01', 503],
  ['connection_failure', '08006', 503],
  ['serialization_failure', '40001', 503],
  ['deadlock_detected', '40P01', 503],
  // A limit that the operator set: the same statement will exceed it again.
  ['configuration_limit_exceeded', '53400', undefined],
  ['unique_violation', '23505', undefined],
] as const)("PostgreSQL's %s (%s) is answered with %s, also inside a library's error", ([_name, code, status]) => {
  for (const error of [answered(code), new Error('Failed query', { cause: answered(code) })]) {
    const refusal = refusalOfFault(error);
    expect(refusal && statusOf(refusal.code)).toBe(status);
  }
});

test('the errors of a full disk and a used-up quota of files are answered alike', () => {
  for (const code of ['ENOSPC', 'EDQUOT']) expect(faultOf(Object.assign(new Error('write'), { code }))).toBe('diskFull');
  expect(faultOf(new DatabaseUnavailable(undefined))).toBe('databaseUnavailable');
});

test('a full disk is noted as full and a database that is away is not; both are logged by name', () => {
  const noted = (error: unknown) => {
    const logged: string[] = [];
    const log = { warn: (_error: unknown, line: string) => void logged.push(line) } as unknown as Logger;
    const space = { noteFull: () => void logged.push('noted as full') } as unknown as FreeSpace;
    refusalFor(error, { log, space }, { requestId: '' });
    return logged;
  };
  expect(noted(Object.assign(new Error('write'), { code: 'ENOSPC' }))).toEqual(['noted as full', 'diskFull']);
  expect(noted(new DatabaseUnavailable(undefined))).toEqual(['databaseUnavailable']);
});

test('a body that its sender breaks off is no error of ours, and any other reset connection is', () => {
  const logged: string[] = [];
  const note = (level: string) => () => void logged.push(level);
  const log = { info: note('info'), warn: note('warn'), error: note('error') } as unknown as Logger;
  const space = { noteFull: note('full') } as unknown as FreeSpace;
  const error = (message: string) => Object.assign(new Error(message), { code: 'ECONNRESET' });
  for (const message of ['aborted', 'read ECONNRESET']) refusalFor(error(message), { log, space }, { requestId: '' });
  refusalFor(new Error('aborted'), { log, space }, { requestId: '' });
  expect(logged).toEqual(['info', 'error', 'error']);
});
