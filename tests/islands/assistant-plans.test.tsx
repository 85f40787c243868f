import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { readChips } from '../../src/contract/assistant/chips.ts';
import { getChat, getPlanVersion, listChats, restorePlanVersion, swapPlanItem, tickPlanItem } from '../../src/contract/assistant/chats.ts';
import { saveAssistantProfile } from '../../src/contract/assistant/profile.ts';
import { makeHealthyRecipe } from '../../src/contract/assistant/recipe.ts';
import { messages, refusalTexts } from '../../src/contract/messages.ts';
import { OpenedRecipePlan } from '../../src/islands/assistant/kinds/recipe/OpenedRecipePlan.tsx';
import { RecipeScreen } from '../../src/islands/assistant/kinds/recipe/RecipeScreen.tsx';
import { chatId, creditsLeft, crisisCard, palakPaneer, planVersion, recipeChat } from '../builders/assistant-answers.ts';
import { fakeServices, type Streamed } from '../builders/fake-services.ts';
import { followLinks } from '../builders/followed-links.ts';
import { laterAnswer } from '../builders/later-answer.ts';
import { newToasts } from '../builders/shown-toasts.ts';

vi.mock('../../src/islands/shared/toast.ts', () => import('../builders/shown-toasts.ts'));

const status = 1 as const;
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = (name: string | RegExp) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
const profile = { patterns: ['vegetarian' as const], allergens: ['peanut' as const], injuries: [], equipment: [] };
const first = { chat: null, profile, profileVersion: 3, credits: creditsLeft(5), today: '2026-11-23', questions: [] };
const made = (credits = 4) => ({
  status,
  title: 'Palak paneer',
  planId: chatId,
  data: planVersion(1, 'Palak paneer'),
  engine: 'embedded' as const,
  instead: null,
  cards: [],
  wishes: [],
  mayGoOn: false,
  credits: creditsLeft(credits),
});
let services: ReturnType<typeof fakeServices>;
beforeEach(() => {
  services = fakeServices();
  followLinks('/assist/healthyRecipe');
  services.on(listChats).answer(() => ({ status, response: [], next: null }));
  services.on(readChips).answer(() => ({ status, response: [], wishes: [] }));
  services.on(getChat).answer(() => ({ status, response: recipeChat() }));
  services.on(saveAssistantProfile).answer(() => ({ refused: 'network' }));
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
  newToasts();
});

test('a plan is asked for with what is known, stopped, refused, and made', async () => {
  const never = laterAnswer<void>();
  services.on(makeHealthyRecipe).answer(async function* (): Streamed {
    yield ['step', 'checking'];
    await never.waiting();
  });
  render(<RecipeScreen first={first} />);
  await userEvent.type(field('What is in the kitchen?'), 'palak{Enter}{Enter} 2 onions ');
  await userEvent.clear(screen.getByRole('spinbutton', { name: 'Servings' }));
  await userEvent.type(screen.getByRole('spinbutton', { name: 'Servings' }), '4');
  await userEvent.click(button('Find me a recipe'));
  await screen.findByText('Checking every line of it…');
  await userEvent.click(button('Stop'));
  await screen.findByText(/You stopped it\. Nothing was taken\./);
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
  for (const [refused, text] of [
    ['noCreditsLeft', refusalTexts.noCreditsLeft],
    ['network', messages.planBusy],
    ['noPlanPossible', refusalTexts.noPlanPossible],
  ] as const) {
    services.on(makeHealthyRecipe).answer(() => ({ refused }));
    await userEvent.click(button('Find me a recipe'));
    await waitFor(() => expect(document.body.textContent).toContain(text));
    expect(field('What is in the kitchen?').value).toContain('2 onions');
  }
  services.on(makeHealthyRecipe).answer(() => made());
  await userEvent.click(button('Find me a recipe'));
  await screen.findByRole('heading', { name: 'Palak paneer' });
  expect(services.asked(makeHealthyRecipe).at(-1)).toEqual({
    language: 'english',
    kitchen: ['palak', '2 onions'],
    lacks: [],
    conditions: [],
    traits: [],
    cooking: 'usual',
    lacksTools: [],
    leastProtein: null,
    mostKcal: null,
    servings: 4,
    minutes: 45,
    meal: 'any',
    patterns: ['vegetarian'],
    allergens: ['peanut'],
    dislikes: [],
    additionalInfo: '',
    startsOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    answers: {},
    isSafe: false,
  });
  expect(location.search).toBe(`?plan=${chatId}`);
  const kept = { patterns: ['vegetarian'], allergens: ['peanut'], injuries: [], equipment: [], language: 'english', version: 3 };
  expect(services.asked(saveAssistantProfile)).toEqual([kept]);
  expect(screen.getByRole('link', { name: 'A new plan' }).getAttribute('href')).toBe('/assist/healthyRecipe');
});

test('a card instead of a plan leads back, or on for somebody who is safe', async () => {
  services
    .on(makeHealthyRecipe)
    .answer(({ isSafe }) => (isSafe ? made() : { ...made(5), planId: null, data: null, cards: [crisisCard], mayGoOn: true }));
  render(<RecipeScreen first={first} />);
  await userEvent.type(field('Anything else? (optional)'), 'I am dead hungry');
  await userEvent.click(button('Find me a recipe'));
  await screen.findByRole('link', { name: /14416/ });
  screen.getByText(/No plan was made, and no request was taken\./);
  await userEvent.click(button('I am safe, go on'));
  await screen.findByRole('heading', { name: 'Palak paneer' });
  const [asked, again] = services.asked(makeHealthyRecipe);
  expect(again).toEqual({ ...asked, isSafe: true });
});

test('chips can be taken away, and those of an earlier text are never sent with a later one', async () => {
  const peanut = { type: 'allergen' as const, value: 'peanut' as const };
  const egg = { type: 'allergen' as const, value: 'egg' as const };
  services.on(readChips).answer(({ text }) => ({ status, response: text.includes('egg') ? [peanut, egg] : [peanut], wishes: [] }));
  services.on(makeHealthyRecipe).answer(() => ({ refused: 'noPlanPossible' }));
  render(<RecipeScreen first={first} />);
  const send = async () => {
    const before = services.asked(makeHealthyRecipe).length;
    await userEvent.click(button('Find me a recipe'));
    await waitFor(() => expect(services.asked(makeHealthyRecipe)).toHaveLength(before + 1));
    await screen.findByRole('button', { name: 'Find me a recipe' });
    return services.asked(makeHealthyRecipe).at(-1);
  };
  const info = field('Anything else? (optional)');
  await userEvent.type(info, 'no peanuts');
  const chip = await screen.findByRole('button', { name: /^Take away: No peanut/ });
  expect(await send()).toMatchObject({ additionalInfo: 'no peanuts', constraints: [peanut] });
  // The server reads the text itself where it gets no chips.
  await userEvent.type(info, ', no egg');
  expect(await send()).not.toHaveProperty('constraints');
  await screen.findByRole('button', { name: /^Take away: No egg/ });
  await userEvent.click(chip);
  expect(await send()).toMatchObject({ constraints: [egg] });
  await userEvent.type(info, 's');
  expect(await send()).toMatchObject({ additionalInfo: 'no peanuts, no eggs', constraints: [egg] });
  await userEvent.clear(info);
  expect(screen.queryByRole('button', { name: /^Take away/ })).toBeNull();
  expect(await send()).not.toHaveProperty('constraints');
});

test('each phrase is answered while it is typed, and one line tells a screen reader how many', async () => {
  services.on(readChips).answer(({ kind, language }) => ({
    status,
    response: [],
    wishes: [
      { words: 'no onion', outcome: 'done' as const, says: `No onion. ${kind} ${language}` },
      { words: 'crispy', outcome: 'cannot' as const, says: 'Taste cannot be set.' },
      { words: 'sparkle', outcome: 'unclear' as const, says: 'Say it in a few plain words.' },
    ],
  }));
  render(<RecipeScreen first={first} />);
  await userEvent.type(field('Anything else? (optional)'), 'no onion, crispy, sparkle');
  const words = await screen.findByRole('region', { name: 'Your words' });
  expect([...words.querySelectorAll('li')].map((line) => line.textContent)).toEqual([
    expect.stringMatching(/Done:no onion No onion\. recipe english/),
    expect.stringMatching(/Cannot be done:crispy Taste cannot be set\./),
    expect.stringMatching(/Not understood:sparkle Say it in a few plain words\./),
  ]);
  await screen.findByText('1 done, 1 cannot be done, 1 not understood');
  await userEvent.clear(field('Anything else? (optional)'));
  expect(screen.queryByRole('region', { name: 'Your words' })).toBeNull();
});

const open = (changes = {}) => render(<OpenedRecipePlan first={{ ...first, chat: recipeChat(changes) }} />);

test('a line is ticked at once, and unticked where that is not saved', async () => {
  const answer = laterAnswer<{ status: 1; ticks: string[] }>();
  services.on(tickPlanItem).answer(answer.waiting);
  open({ ticks: ['step-2'] });
  const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  expect([box(/Step 2/i).checked, box(/Palak/).checked]).toEqual([true, false]);
  await userEvent.click(box(/Palak/));
  expect(box(/Palak/).checked).toBe(true);
  answer.give({ status, ticks: ['step-2', 'have-palak'] });
  await waitFor(() => expect(services.asked(tickPlanItem)).toEqual([{ id: chatId, item: 'have-palak', done: true }]));
  const refusal = laterAnswer<{ refused: 'noSuchItem' }>();
  services.on(tickPlanItem).answer(refusal.waiting);
  await userEvent.click(box(/Step 2/i));
  expect([box(/Step 2/i).checked, box(/Palak/).checked]).toEqual([false, true]);
  refusal.give({ refused: 'noSuchItem' });
  await waitFor(() => expect(newToasts()).toEqual([`error: ${refusalTexts.noSuchItem}`]));
  await waitFor(() => expect(box(/Step 2/i).checked).toBe(true));
  expect(box(/Palak/).checked).toBe(true);
  expect(services.asked(tickPlanItem).at(-1)).toEqual({ id: chatId, item: 'step-2', done: false });
});

test('an item is swapped for another, and the version before is compared and restored', async () => {
  const withTofu = { ...palakPaneer, ingredients: [{ ...palakPaneer.ingredients[2], id: 'tofu', name: 'Tofu', swaps: [] }] };
  services.on(swapPlanItem).answer(() => ({ refused: 'changedMeanwhile' }));
  open();
  const order = screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label') ?? '');
  expect(order[0]).toContain('Paneer');
  expect(order[2]).toContain('Salt');
  await userEvent.click(button('Something else for Paneer'));
  await userEvent.click(button('Tofu'));
  await waitFor(() => expect(newToasts()).toEqual([`error: ${refusalTexts.changedMeanwhile}`]));
  services.on(swapPlanItem).answer(() => ({ status, response: planVersion(2, 'Tofu instead of paneer', withTofu as never) }));
  await userEvent.click(await screen.findByRole('button', { name: 'Tofu' }));
  await waitFor(() => expect(screen.queryByText('Paneer')).toBeNull());
  expect(services.asked(swapPlanItem)).toEqual([1, 2].map(() => ({ id: chatId, version: 1, item: 'paneer', to: 'tofu' })));

  await userEvent.click(screen.getByRole('tab', { name: 'Versions 2' }));
  const rows = within(screen.getByRole('tabpanel', { name: 'Versions 2' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent.includes('Now'))).toEqual([true, false]);
  expect(rows.map((row) => /\d+ Nov/.exec(row.textContent)?.[0])).toEqual(['23 Nov', '22 Nov']);
  services.on(getPlanVersion).answer(() => ({ refused: 'network' }));
  await userEvent.click(button(/Compare version 1/));
  await screen.findByText(refusalTexts.unexpected);
  services.on(getPlanVersion).answer(() => ({ status, response: planVersion(1, 'Palak paneer') }));
  await userEvent.click(button(/Compare version 1/));
  const old = await screen.findByRole('region', { name: 'Version 1' });
  expect(within(old).getByText('Paneer')).toBeTruthy();
  expect(within(old).queryByRole('checkbox')).toBeNull();
  expect(screen.queryByText(refusalTexts.unexpected)).toBeNull();
  services.on(restorePlanVersion).answer(() => ({ status, response: planVersion(3, 'Back to version 1') }));
  await userEvent.click(button(/Go back to version 1/));
  await screen.findByRole('tab', { name: 'Versions 3' });
  expect(screen.queryByRole('region', { name: 'Version 1' })).toBeNull();
  expect(services.asked(restorePlanVersion)).toEqual([{ id: chatId, version: '1' }]);
  await userEvent.click(screen.getByRole('tab', { name: 'Plan' }));
  expect(await screen.findByText('Paneer')).toBeTruthy();
});
