import { query, sql } from '../database/sql.ts';
import { defineModule } from '../module/define-module.ts';
import { playerDay } from './player-day.ts';
import { removePlayer } from './write-player.ts';
import { playerRoutes } from './routes.ts';

const player = sql<Record<string, unknown>, [userId: string]>`
  select id, unique_name, first_name, last_name, photo, sports, gender, level, city, state, about_me, achievement, facebook, instagram,
    twitter, youtube, is_listed, created_at from players where id = $1`;

export const playersModule = defineModule({
  name: 'players',
  finds: 'players',
  routes: playerRoutes,
  day: playerDay,
  personalData: {
    exports: ['players'],
    erases: ['players', 'search_entries'],
    collect: async (db, { userId }) => ({ player: (await query(db, player, [userId])).rows[0] ?? null }),
    erase: async (_app, client, { userId }) => [(await removePlayer(client, userId)) ?? null],
  },
});
