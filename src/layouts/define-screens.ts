import type { RegionContent } from '../contract/domain-events.ts';
import type { Viewer } from '../contract/identity.ts';
import type { TeamPermission } from '../contract/team-roles.ts';
import type { OpenedTeam } from '../contract/teams.ts';
import type { IconName } from './dashboard/icons.ts';

/**
 * Where signed-in pages list links: `header` beside the logo, `main` at the side of wide screens and at the bottom of phones, `menu` under
 * the profile button, `palette` after all of these in the command palette, `upgrade` beside the number of requests left, `footer` under
 * every page.
 */
export type NavigationPlace = 'header' | 'main' | 'menu' | 'palette' | 'upgrade' | 'footer';

export type NavigationEntry = {
  href: string;
  label: string;
  /** Used in a phone's bottom bar, where the label does not fit. */
  shortLabel?: string;
  icon: IconName;
  /** The places that list it, with its position in each; smaller positions come first. */
  places: Partial<Record<NavigationPlace, number>>;
  /** Prefixes of other paths that belong to this entry; it is marked as current there. */
  covers?: readonly string[];
};

/** The type of an Astro component. */
type AstroComponent<Props> = (props: Props) => unknown;
type Load<Component> = () => Promise<{ default: Component }>;

/** `locals.call`. On My day each call is made once, however many cards need its answer. */
export type Ask = App.Locals['call'];

/** A card that is shown today: its component and the data for it. */
export type ShownCard = { Card: AstroComponent<object>; data: object; sports: readonly number[] };

export type DayCard = {
  column: 'main' | 'side';
  position: number;
  /** What the card is about: My day is reloaded when one of these changes, also to show a card that was hidden. */
  shows: readonly RegionContent[];
  /** Reads the card's data; null where it has nothing to show today. */
  show: (ask: Ask) => Promise<ShownCard | null>;
};

type DayCardOptions<Props, Data extends Props & object> = Pick<DayCard, 'column' | 'position'> & {
  /** The entities that the card is about, as in `data-shows`; 'onlyWhatNoEventChanges' if no domain event changes what it shows. */
  shows: readonly [RegionContent, ...RegionContent[]] | 'onlyWhatNoEventChanges';
  /** The component; it takes the data as its props. */
  card: Load<AstroComponent<Props>>;
  /** Null where there is no card today. */
  read: (ask: Ask) => Promise<Data | null>;
  /** The sports whose court drawings the card uses. */
  sports?: (data: Data) => readonly number[];
};

/**
 * Declares a card of My day. TypeScript checks that the component takes the data that `read` returns. Throws if the card does not say what it
 * is about.
 */
export function dayCard<Props, Data extends Props & object>(options: DayCardOptions<Props, Data>): DayCard {
  const { column, position, shows, card, read, sports } = options;
  if (!shows?.length) throw new Error(`The card of My day at ${column} ${position} must declare in 'shows' which entities it is about.`);
  return {
    column,
    position,
    shows: shows === 'onlyWhatNoEventChanges' ? [] : shows,
    show: async (ask) => {
      const [{ default: Card }, data] = await Promise.all([card(), read(ask)]);
      // The types of component and data are known to match here, and only here.
      return data && { Card: Card as AstroComponent<object>, data, sports: sports?.(data) ?? [] };
    },
  };
}

export type TeamView = {
  /** Its value in the address, `?view=`. */
  view: string;
  label: string;
  position: number;
  /** The permission needed to see it; null for everybody who is signed in. */
  may: TeamPermission | null;
  /** For a view that fills the rest of the window: the team's head above it is then small. */
  fillsWindow?: boolean;
  component: Load<AstroComponent<{ team: OpenedTeam; viewer: Viewer }>>;
};

export type Screens = {
  navigation?: readonly NavigationEntry[];
  dayCards?: readonly DayCard[];
  teamViews?: readonly TeamView[];
};

/**
 * Declares what the screens of one module add to the signed-in pages. Components are imported where they are shown, on a line of the form
 * `card: () => import(…)` or `component: () => import(…)`: page-styles.mjs searches for these lines, so that only pages that show a
 * component carry its classes.
 */
export const defineScreens = (screens: Screens): Screens => screens;

/** Compares by position. */
export const byPosition = (one: { position: number }, other: { position: number }): number => one.position - other.position;
