import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { tickPlanItem } from '../../src/contract/assistant/chats.ts';
import { usePlan } from '../../src/islands/assistant/plan/use-plan.ts';
import { chatId, recipeChat } from '../builders/assistant-answers.ts';
import { fakeServices } from '../builders/fake-services.ts';
import { laterAnswer } from '../builders/later-answer.ts';

vi.mock('../../src/islands/shared/toast.ts', () => import('../builders/shown-toasts.ts'));

type Given = { status: 1; ticks: string[] } | { refused: 'noSuchItem' };

test('each tick is shown at once and stays, whatever is answered meanwhile to the presses before it', async () => {
  const answers: Readonly<Record<string, ReturnType<typeof laterAnswer<Given>>>> = {
    salt: laterAnswer(),
    oil: laterAnswer(),
    rice: laterAnswer(),
    dal: laterAnswer(),
  };
  const services = fakeServices();
  services.on(tickPlanItem).answer(({ item }) => answers[item]!.waiting());
  const { result } = renderHook(() => usePlan(chatId, recipeChat({ ticks: ['dal'] })));
  const shown = () => [...result.current.ticks].sort();
  act(() => result.current.tick('salt', true));
  act(() => result.current.tick('oil', true));
  act(() => result.current.tick('rice', true));
  act(() => result.current.tick('dal', false));
  expect(shown()).toEqual(['oil', 'rice', 'salt']);
  await waitFor(() => expect(services.asked(tickPlanItem)).toHaveLength(4));

  answers['salt']!.give({ status: 1, ticks: ['dal', 'salt'] });
  answers['oil']!.give({ refused: 'noSuchItem' });
  await waitFor(() => expect(shown()).toEqual(['rice', 'salt']));
  // The server handled the last press first.
  answers['dal']!.give({ status: 1, ticks: [] });
  answers['rice']!.give({ refused: 'noSuchItem' });
  await waitFor(() => expect(shown()).toEqual(['salt']));
});
