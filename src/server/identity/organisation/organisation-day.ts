import type { DayPart } from '../../http/personal-data.ts';

/** What My day says of an organisation: where it is and its sports. Nothing for a player. */
export const organisationDay: DayPart = async (db, { userId }) => {
  const { rows } = await db.query<{ city: string; sports: number[] }>('select city, sports from organisations where user_id = $1', [
    userId,
  ]);
  return rows[0] ?? {};
};
