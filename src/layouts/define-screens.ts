import type { Viewer } from '../contract/identity.ts';
import type { TeamPermission } from '../contract/team-roles.ts';
import type { OpenedTeam } from '../contract/teams.ts';
import type { IconName } from './dashboard/icons.ts';

/**
 * Where the signed-in shell lists pages: `header` beside the logo, `main` at the side of wide screens and at the bottom of phones, `menu`
 * under the profile button, `palette` after all of these, `upgrade` beside the number of requests left, `footer` under every page.
 */
export type NavigationPlace = 'header' | 'main' | 'menu' | 'palette' | 'upgrade' | 'footer';

export type NavigationEntry = {
  href: string;
  label: string;
  /** Where a phone's bar has no room for the label. */
  shortLabel?: string;
  icon: IconName;
  /** The places that list it, each with its position there: smaller ones come first. */
  places: Partial<Record<NavigationPlace, number>>;
  /** Beginnings of other paths that belong to this entry, which is marked as the current one there. */
  covers?: readonly string[];
};

/** An Astro component, as TypeScript sees it. */
type AstroComponent<Props> = (props: Props) => unknown;
type Load<Component> = () => Promise<{ default: Component }>;

/** `locals.call`; My day asks each question once, however many cards need its answer. */
export type Ask = App.Locals['call'];

/** A card as it is shown today: the component with its data. */
export type ShownCard = { Card: AstroComponent<object>; data: object; sports: readonly number[] };

export type DayCard = {
  column: 'main' | 'side';
  position: number;
  /** Reads what the card shows; null on a day on which it has nothing to say. */
  show: (ask: Ask) => Promise<ShownCard | null>;
};

type DayCardOptions<Props, Data extends Props & object> = Pick<DayCard, 'column' | 'position'> & {
  /** Takes the data as its props. */
  card: Load<AstroComponent<Props>>;
  /** Null where there is no card today. */
  read: (ask: Ask) => Promise<Data | null>;
  /** The sports whose courts the card draws. */
  sports?: (data: Data) => readonly number[];
};

/** A card of My day. */
export function dayCard<Props, Data extends Props & object>(options: DayCardOptions<Props, Data>): DayCard {
  const { column, position, card, read, sports } = options;
  return {
    column,
    position,
    show: async (ask) => {
      const [{ default: Card }, data] = await Promise.all([card(), read(ask)]);
      // Only here are the component and its data known to fit each other.
      return data && { Card: Card as AstroComponent<object>, data, sports: sports?.(data) ?? [] };
    },
  };
}

export type TeamView = {
  /** As it stands in the address, `?view=`. */
  view: string;
  label: string;
  position: number;
  /** Who sees it; null for everybody who is signed in. */
  may: TeamPermission | null;
  component: Load<AstroComponent<{ team: OpenedTeam; viewer: Viewer }>>;
};

export type Screens = {
  navigation?: readonly NavigationEntry[];
  dayCards?: readonly DayCard[];
  teamViews?: readonly TeamView[];
};

/**
 * What the screens of one module add to the signed-in pages. A component is loaded where it is shown, by a line that reads
 * card: () => import(…) or component: () => import(…). page-styles.mjs looks for these lines, so that only pages that show it carry its classes.
 */
export const defineScreens = (screens: Screens): Screens => screens;

/** In the order of their positions. */
export const byPosition = (one: { position: number }, other: { position: number }): number => one.position - other.position;
