import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';

const fromFiles = (name: string): unknown => JSON.parse(readFileSync(new URL(`../../src/content/${name}.json`, import.meta.url), 'utf8'));

/** Another operator's content host: other settings, one answer with HTML that must be removed, search switched off. */
const answers: Record<string, unknown> = {
  '/api/faqs': [
    {
      id: 'one',
      question: 'Does this come from the host?',
      answer: '<p>Yes.</p><script>document.title="broken"</script><img src=x onerror="document.title=1">',
    },
  ],
  '/api/settings/keys': {
    ...(fromFiles('settings') as object),
    Reddit: { value: 'https://www.reddit.com/r/elevate' },
    facebook: { value: 'javascript:alert(1)' },
    reserved_text: { value: 'Rights of the host' },
    search_enabled: { value: 'false' },
  },
  '/api/testimonials': fromFiles('testimonials'),
  '/api/features': fromFiles('features'),
  '/api/admin/plans': fromFiles('plans'),
};

/** Starts it on a loopback port and resolves to its address. */
export async function startContentHost(): Promise<string> {
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    const body = path.startsWith('/api/cms/') ? { description: `<p>Text of the host for ${path.slice(9)}</p>` } : answers[path];
    response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body ?? {}));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  server.unref();
  return `http://127.0.0.1:${(server.address() as { port: number }).port}`;
}
