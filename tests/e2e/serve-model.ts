import { startModelHost } from '../builders/model-host.ts';
import { siteData } from './site-data.ts';

// The site with a hosted model: it numbers its replies, and when asked for 'slowly' it starts and then sends nothing more.
const { variables } = await startModelHost(({ messages }, number) => {
  const isSlow = /slowly/.test(messages.findLast(({ role }) => role === 'user')?.content ?? '');
  return isSlow ? { words: ['Drink a glass of water first. '], then: 'stall' } : { words: [`Answer ${number}. `, 'Sleep well.'] };
});
Object.assign(process.env, variables, {
  DATA_DIR: await siteData('e2e-model'),
  LOG_LEVEL: 'error',
  TRUSTED_PROXIES: '127.0.0.1,::1',
  // Longer than any test, so that only the user ends the answer.
  ASSISTANT_SILENCE_SECONDS: '120',
});
await import('../../src/server/main.ts');
