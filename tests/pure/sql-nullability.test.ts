import { loadModule } from 'libpg-query';
import { beforeAll, describe, expect, test } from 'vitest';
import { columnsOfStatement } from '../../scripts/sql/nullability/statement-columns.ts';
import type { Facts, NamedColumn } from '../../scripts/sql/nullability/known.ts';

const column = (name: string, isNullable = false): NamedColumn => ({ name, known: { isNullable, type: 'text' } });

const facts: Facts = {
  tables: new Map([
    ['members', [column('id'), column('name'), column('squad', true)]],
    ['answers', [column('member_id'), column('answer'), column('seat', true)]],
  ]),
  strictFunctions: new Set(['lower', 'trim', 'max', 'sum', 'now', 'array_length']),
  aggregates: new Set(['count', 'max', 'sum', 'array_agg', 'json_agg']),
  parameters: [
    { isNullable: false, hasNullElements: false },
    { isNullable: true, hasNullElements: true },
  ],
};

/** The names of the columns that may be null. */
const nullable = (text: string) =>
  columnsOfStatement(text, facts)
    .filter(({ known }) => known.isNullable)
    .map(({ name }) => name);

beforeAll(() => loadModule());

describe('the nullable columns of a statement', () => {
  test.for<[string, string[]]>([
    ['select id, squad from members', ['squad']],
    ['select m.* from members m', ['squad']],
    ['select squad from members where squad is not null', []],
    ["select squad from members where squad = 'a' or lower(squad) = $1", []],
    ["select squad from members where squad = 'a' or id = $1", ['squad']],
    ['select m.id, a.answer from members m left join answers a on a.member_id = m.id', ['answer']],
    ['select m.id, a.answer from answers a right join members m on a.member_id = m.id', ['answer']],
    ['select m.id, a.member_id from answers a full join members m on a.member_id = m.id', ['id', 'member_id']],
    ['select m.id, a.answer, a.seat from members m left join answers a on a.member_id = m.id where a.answer = $1', ['seat']],
    ['select a.id, b.id as other from members a left join members b on b.name = a.name', ['other']],
    ['with x as (select m.id, a.answer from members m left join answers a on a.member_id = m.id) select id, answer from x', ['answer']],
    ['select x.* from members m cross join lateral (select a.answer, a.seat from answers a where a.member_id = m.id) x', ['seat']],
    ['select count(*) as n, max(id) as last, array_agg(id) as ids from members', ['last', 'ids']],
    ['select name, max(id) as last, array_agg(id) as ids, sum(1) filter (where squad is null) as n from members group by name', ['n']],
    ["select case when squad is not null then squad else '' end as s, case when id = $1 then 1 end as n from members", ['n']],
    ['select squad is null or squad < $1 as a, squad < $1 as b, squad is distinct from $1 as c from members', ['b']],
    ["select coalesce(squad, '') as a, coalesce(squad, null) as b, greatest(squad, id) as c, nullif(id, '') as d from members", ['b', 'd']],
    [
      'select (select count(*) from answers) as a, (select answer from answers limit 1) as b, exists (select 1) as c, array(select 1) as d',
      ['b'],
    ],
    [
      "select json_build_object('a', squad)->>'a' as a, json_build_object('a', squad) as b, array_length(array[1], 1) as c from members",
      ['a', 'c'],
    ],
    ['select asked.a, asked.b, asked.at from unnest($1::text[], $2::text[]) with ordinality as asked (a, b, at)', ['b']],
    ['select id from members union all select squad from members', ['id']],
    ['select $1::text as a, $2::text as b', ['b']],
    ["insert into members (id, name) values ('a', 'b') returning id, squad", ['squad']],
    ["update members set squad = null where squad = 'a' and id = $1 returning id, squad", ['squad']],
    ['update members set squad = now() where id = $1 returning squad', []],
    ["update members set name = $1 where squad = 'a' returning name, squad", []],
    ['delete from members using answers where members.id = answers.member_id returning members.id, answers.seat', ['seat']],
  ])('%s', ([text, expected]) => {
    expect(nullable(text)).toEqual(expected);
  });
});

test('a JSON object has the types of its keys', () => {
  const [column] = columnsOfStatement("select json_agg(json_build_object('id', id, 'squad', squad)) as list from members", facts);
  const list = column?.known.json;
  const object = list && 'array' in list ? list.array.json : undefined;
  expect(object && 'object' in object && [...object.object.keys()]).toEqual(['id', 'squad']);
});
