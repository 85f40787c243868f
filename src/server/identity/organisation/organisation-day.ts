import type { DayPart } from '../../http/personal-data.ts';
import { query, sql } from '../../database/sql.ts';

const readOrganisation = sql<
  { city: string; sports: number[] },
  [userId: string]
>`select city, sports from organisations where user_id = $1`;

/** The part of My day about an organisation: city and sports. Empty for a player. */
export const organisationDay: DayPart = async (db, { userId }) => {
  const { rows } = await query(db, readOrganisation, [userId]);
  return rows[0] ?? {};
};
