import type { TeamRole } from '../../../contract/team-roles.ts';
import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import type { Queryable } from '../../database/queryable.ts';
import { inLanguage, joinedList } from '../facts/index.ts';
import { ownTeams, readCredits } from '../plans/index.ts';
import { ownTasksText } from './own-tasks-text.ts';
import type { Question, Said } from './reply.ts';

const roles: Readonly<Record<TeamRole, readonly [english: string, hindi: string]>> = {
  owner: ['owner', 'मालिक'],
  manager: ['manager', 'मैनेजर'],
  coach: ['coach', 'कोच'],
  player: ['player', 'खिलाड़ी'],
  follower: ['follower', 'फ़ॉलोअर'],
};

async function teamsSaid(db: Queryable, userId: string, language: PlanLanguage): Promise<string> {
  const teams = await ownTeams(db, userId);
  if (teams.length === 0)
    return inLanguage(
      language,
      'You are in no team yet. Open Teams to make one, or use an invitation’s link or code; invitations and requests stand there too.',
      'आप अभी किसी टीम में नहीं हैं। Teams में अपनी टीम बनाइए, या निमंत्रण के लिंक या कोड से जुड़िए; निमंत्रण और अनुरोध भी वहीं हैं।',
    );
  const list = teams.map(({ name, role, members }) => {
    const count = members === null ? '' : inLanguage(language, `, ${members} in it`, `, कुल ${members}`);
    return `${name} (${roles[role][language === 'hindi' ? 1 : 0]}${count})`;
  });
  return inLanguage(
    language,
    `Your teams: ${joinedList(list, language)}. Invitations and requests to join stand under Teams.`,
    `आपकी टीमें: ${joinedList(list, language)}। निमंत्रण और जुड़ने के अनुरोध Teams में हैं।`,
  );
}

const followersSaid = (language: PlanLanguage): string =>
  inLanguage(
    language,
    'You have no followers, and nobody has: following people is not in Elevate yet. A team’s followers stand in its roster.',
    'आपका कोई फ़ॉलोअर नहीं है, किसी का भी नहीं: लोगों को फ़ॉलो करना Elevate में अभी नहीं आया। टीम के फ़ॉलोअर उसकी सूची में दिखते हैं।',
  );

async function accountSaid(db: Queryable, userId: string, language: PlanLanguage): Promise<string> {
  const { plan } = await readCredits(db, userId);
  return inLanguage(
    language,
    `You are on the ${plan} plan. Your name, picture and city stand in profile settings; your e-mail address, phone and other ways to sign in stand in account settings.`,
    `आप ${plan} प्लान पर हैं। आपका नाम, फ़ोटो और शहर प्रोफ़ाइल सेटिंग्स में हैं; ईमेल, फ़ोन और साइन इन के बाकी तरीक़े अकाउंट सेटिंग्स में।`,
  );
}

/** What is asked of the person's own teams, tasks, followers or account (`about`); undefined for anything else. */
export async function answerOwnTeams(about: string, db: Queryable, userId: string, { language }: Question): Promise<Said | undefined> {
  const text =
    about === 'teams'
      ? await teamsSaid(db, userId, language)
      : about === 'followers'
        ? followersSaid(language)
        : about === 'account'
          ? await accountSaid(db, userId, language)
          : about === 'tasks'
            ? await ownTasksText(db, userId, language)
            : undefined;
  return text === undefined ? undefined : { text, engine: 'embedded', isFree: true };
}
