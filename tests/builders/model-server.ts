import { onTestFinished } from 'vitest';
import { startModelHost, type Replies } from './model-host.ts';

/** Like `startModelHost`, stopped at the end of the test. */
export async function modelServer(replyTo: Replies) {
  const { close, ...host } = await startModelHost(replyTo);
  onTestFinished(close);
  return host;
}

/** The events of a streamed answer, in order. */
export function eventsOf(text: string): { name: string; data: unknown }[] {
  return text
    .split('\n\n')
    .filter((block) => block.startsWith('event: '))
    .map((block) => {
      const [name = '', data = ''] = block.split('\n');
      return { name: name.slice('event: '.length), data: JSON.parse(data.slice('data: '.length)) as unknown };
    });
}
