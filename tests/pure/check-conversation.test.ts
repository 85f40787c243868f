import { describe, expect, test } from 'vitest';
import { checkConversation } from '../../src/server/assistant/safety/index.ts';

const levelsOf = (turns: readonly string[]) =>
  turns.map((text, at) => {
    const flags = checkConversation(turns.slice(0, at), text);
    if (flags.some(({ level }) => level === 'crisis')) return 'crisis';
    return flags.some(({ code }) => code === 'distress') ? 'support' : 'calm';
  });

describe('a conversation', () => {
  test('stops once at the message of danger, supports the next ones, and then leaves harmless ones alone', () => {
    const turns = [
      'make me a plan for leg day',
      'I want to kill myself tonight',
      'ok, thanks',
      'what about calves?',
      'and how many sets?',
      'and on Friday?',
    ];
    expect(levelsOf(turns)).toEqual(['calm', 'crisis', 'support', 'support', 'support', 'calm']);
  });

  test('stops again when danger is said again', () => {
    const turns = ['I want to die', 'what should I eat for dinner?', 'I have taken all the pills'];
    expect(levelsOf(turns)).toEqual(['crisis', 'support', 'crisis']);
  });

  test('of everyday things stays calm at every message', () => {
    const turns = [
      'we lost the semi final on penalties',
      'I missed mine, my legs were dead after extra time',
      'grandad always said sudden death is for cats',
      'garmi se mar gaya yaar, what can I drink?',
      'split squats tomorrow, I die every time',
      'selling my old boots, the club is buying new ones',
    ];
    expect(levelsOf(turns)).toEqual(turns.map(() => 'calm'));
  });

  test('in which several messages only hint at it is stopped, although none of them alone is', () => {
    const hints = [
      'need a light plan, not sleeping',
      'gave my things to the kid downstairs',
      'nobody will miss me at training',
      'I feel strangely calm',
    ];
    expect(hints.map((hint) => levelsOf([hint])[0])).not.toContain('crisis');
    expect(levelsOf(hints)).toContain('crisis');
  });

  test('takes a yes to the question of the support card for a crisis, and a no for an answer', () => {
    const low = 'everything is grey and I feel worthless';
    expect(levelsOf([low, 'yes'])).toEqual(['support', 'crisis']);
    expect(levelsOf([low, 'kabhi kabhi'])).toEqual(['support', 'crisis']);
    expect(levelsOf([low, 'no'])).toEqual(['support', 'calm']);
    expect(levelsOf(['make me a plan for leg day', 'yes'])).toEqual(['calm', 'calm']);
  });

  test.each([
    [['this was my last season, retiring at 38', 'giving my boots to the lad who cleaned them', 'what do retired fullbacks eat']],
    [['exam khatam hone do bas, phir main gayab', 'goa ja rahe hai chaar log', 'tab tak ek push up plan']],
  ])('in which an end is explained stays without a stop: %j', (turns) => {
    expect(levelsOf(turns)).not.toContain('crisis');
  });
});
