import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Call } from '../../src/contract/call.ts';
import { allCalls } from '../builders/all-calls.ts';
import { identifier, versionSeen } from '../../src/contract/shapes.ts';
import { cursor, nextCursor, scope } from '../../src/contract/shared-fields.ts';
import { jsonOf, partsOf, type JsonSchema } from '../builders/json-schema.ts';

// These tests check the rules of 'Names of fields' in CONTRIBUTING.md.

/** Fields that are sent as `id`, each with the reason; all others name what the id belongs to. */
const sentAsId: Readonly<Record<string, string>> = {
  continueChat: 'spec §7: the body of {continue url} is id, text, language',
  getChat: 'as continueChat',
  deleteChat: 'spec §7: DELETE {url}/{id}',
  renameChat: 'as continueChat',
  getPlanVersion: 'as continueChat',
  restorePlanVersion: 'as continueChat',
  swapPlanItem: 'as continueChat',
  tickPlanItem: 'as continueChat',
  getShare: 'as continueChat',
  shareChat: 'as continueChat',
  unshareChat: 'as continueChat',
  previewShare: 'as continueChat',
  removeMyWay: 'a way in of the caller; nothing else names one',
  endMySession: 'a session of the caller; nothing else names one',
};
/** Names for an id that should be `team_id`, `member_id` and so on. */
const otherNames =
  /^(team|member|player|user|event|task|tournament|invitation|request|absence|swap|series)(Id|ID|id|s?Uuid)$|^(playerid|memberid)$/;
/** The same without an ending: fine for an object, not for an id. */
const bareNames = new Set(['team', 'member', 'player', 'user', 'event', 'task', 'tournament', 'invitation', 'absence']);

const isText = (schema: JsonSchema): boolean => schema.type === 'string' || partsOf(schema).some(isText);

/** Every property of a schema at any depth, with its path. */
function* propertiesOf(schema: JsonSchema, path = ''): Generator<{ path: string; name: string; schema: JsonSchema }> {
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    yield { path: `${path}${name}`, name, schema: property };
    yield* propertiesOf(property, `${path}${name}.`);
  }
  for (const part of partsOf(schema)) yield* propertiesOf(part, path);
  if (schema.items) yield* propertiesOf(schema.items, `${path}[].`);
  if (typeof schema.additionalProperties === 'object') yield* propertiesOf(schema.additionalProperties, `${path}{}.`);
}

/** The `next` of an answer as text, for comparison. */
const textOf = (answer: z.core.$ZodType) =>
  JSON.stringify([...propertiesOf(jsonOf(answer, 'output'))].find(({ name }) => name === 'next')?.schema);

const shapeOf = ({ fields }: Call) => (fields as z.ZodMiniObject).shape;
const everyField = allCalls.flatMap((call) => Object.entries(shapeOf(call)).map(([name, schema]) => ({ call: call.name, name, schema })));
const same = (one: z.core.$ZodType, other: z.core.$ZodType) =>
  JSON.stringify(jsonOf(one, 'input')) === JSON.stringify(jsonOf(other, 'input'));
const named = (wanted: string) => everyField.filter(({ name }) => name === wanted);
const report = (found: readonly { call: string; name: string }[]) => found.map(({ call, name }) => `${call}.${name}`);

test('a call that names a team calls its id team_id, and so for members, events, tasks and the rest', () => {
  const wrong = allCalls.flatMap((call) =>
    [...propertiesOf(jsonOf(call.fields, 'input')), ...propertiesOf(jsonOf(call.answer, 'output'))]
      .filter(({ name, schema }) => otherNames.test(name) || (bareNames.has(name) && isText(schema)))
      .map(({ path }) => `${call.name}: ${path}`),
  );
  expect(wrong).toEqual([]);
});

test('a bare id is sent only where the specification does so or it is unambiguous', () => {
  const sent = named('id').map(({ call }) => call);
  expect(sent.filter((call) => !(call in sentAsId))).toEqual([]);
  expect(Object.keys(sentAsId).filter((call) => !sent.includes(call))).toEqual([]);
});

test('an id is a UUID wherever it is sent; some calls leave it out', () => {
  const ids = everyField.filter(({ name }) => name.endsWith('_id') && name !== 'sport_id');
  const shapes = [identifier, z.nullable(identifier)];
  expect(report(ids.filter(({ schema }) => !shapes.some((shape) => same(shape, schema))))).toEqual([]);
});

test('versions and scopes have one shape', () => {
  // The first two name a version to read; the third sends 0 for a profile that was never saved.
  const others = ['getPlanVersion', 'restorePlanVersion', 'swapPlanItem', 'saveAssistantProfile'];
  expect(report(named('version').filter(({ call, schema }) => !others.includes(call) && !same(schema, versionSeen)))).toEqual([]);
  expect(report(named('scope').filter(({ schema }) => !same(schema, scope)))).toEqual([]);
});

test('a list continues with `after`, which is the `next` of its last answer', () => {
  expect(report(named('after').filter(({ schema }) => schema !== cursor))).toEqual([]);
  expect(report(everyField.filter(({ name }) => ['cursor', 'before', 'offset', 'page', 'next'].includes(name)))).toEqual([]);
  const pages = allCalls.filter((call) => 'after' in shapeOf(call));
  expect(pages.length).toBeGreaterThan(4);
  const wanted = textOf(z.object({ next: nextCursor }));
  const without = ({ answer }: Call) => textOf(answer) !== wanted;
  expect(pages.filter(without).map(({ name }) => name)).toEqual([]);
});
