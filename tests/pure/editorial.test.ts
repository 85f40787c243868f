import { createServer } from 'node:http';
import { describe, expect, onTestFinished, test } from 'vitest';
import { builtEditorial, collectEditorial } from '../../src/editorial/collect-editorial.ts';
import { sanitiseHtml } from '../../src/editorial/sanitise.ts';
import { temporaryFolder } from '../builders/temporary-folder.ts';

const newFolder = () => temporaryFolder('editorial');

/** A content host that answers spec §7's content calls, until it is told to fail. */
async function startHost(answers: Record<string, unknown>) {
  let isFailing = false;
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    const body = path.startsWith('/api/cms/') ? { description: `<p>${path}</p><script>x</script>` } : answers[path];
    response.writeHead(isFailing || body === undefined ? 500 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as { port: number }).port}`, fail: () => (isFailing = true) };
}

const answers = {
  '/api/faqs': [{ id: 'one', question: 'Why?', answer: '<p onclick="x()">Because</p><img src=x onerror=y>' }],
  '/api/settings/keys': { email: { value: 'host@elevate.example' } },
  '/api/testimonials': [],
  '/api/features': [],
  '/api/admin/plans': [],
};

describe('content', () => {
  test('comes from the files by default, with every page', async () => {
    const editorial = await collectEditorial({ dataDir: newFolder(), contentApiUrl: undefined, report: () => {} });
    expect(Object.keys(editorial.cms)).toContain('responsible-disclosure-policy');
    expect(editorial.faqs.length).toBeGreaterThanOrEqual(12);
  });

  test('comes from another host if one is set, sanitised on import', async () => {
    const host = await startHost(answers);
    const dataDir = newFolder();
    const editorial = await collectEditorial({ dataDir, contentApiUrl: host.url, report: () => {} });
    expect(editorial.faqs).toEqual([{ id: 'one', question: 'Why?', answer: '<p>Because</p>' }]);
    expect(editorial.cms['about']?.description).toBe('<p>/api/cms/about</p>');
    expect(await builtEditorial(dataDir)).toEqual(editorial);
  });

  test('is the last good copy if the host fails, and the build says so', async () => {
    const host = await startHost(answers);
    const dataDir = newFolder();
    const good = await collectEditorial({ dataDir, contentApiUrl: host.url, report: () => {} });
    host.fail();
    const lines: string[] = [];
    expect(await collectEditorial({ dataDir, contentApiUrl: host.url, report: (line) => lines.push(line) })).toEqual(good);
    expect(lines.join()).toMatch(/last good copy/);
  });

  test('stops the build with the reason if the host fails and there is no copy', async () => {
    const host = await startHost(answers);
    host.fail();
    await expect(collectEditorial({ dataDir: newFolder(), contentApiUrl: host.url, report: () => {} })).rejects.toThrow(/answered 500/);
  });

  test.each([
    ['<script>alert(1)</script>safe', 'safe'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="//elsewhere.example">x</a>', '<a>x</a>'],
    ['<p style="position:fixed" onmouseover="x">y</p>', '<p>y</p>'],
    ['<iframe src="https://x.example"></iframe><svg onload=x></svg>', ''],
    ['<h1>Title</h1>', '<h2>Title</h2>'],
    ['<a href="/search">x</a>', '<a href="/search">x</a>'],
    ['<a href="data:text/html,x">x</a><a href="ftp://x.example">y</a>', '<a>x</a><a>y</a>'],
    ['<p id="a" title="b" rel="c">y</p><h4 id="a">z</h4>', '<p>y</p><h4>z</h4>'],
    ['<a id="a" target="_blank" href="#top" scope="row">x</a>', '<a href="#top">x</a>'],
    ['<img src="/x.png" alt="x"><u>y</u><form action="/x"><input name="z"></form>', 'y'],
    // An element that is left out can make one of what stood around it.
    ['<<script>x</script>img src=x onerror=y>', '&lt;img src=x onerror=y&gt;'],
    ['  <p>x</p>\n', '<p>x</p>'],
  ])('loses everything outside the allow-list: %s', (html, clean) => {
    expect(sanitiseHtml(html)).toBe(clean);
  });

  test.each([
    ['headings and their anchors', '<h2 id="a">1</h2><h3 id="b">2</h3><h4>3</h4>'],
    ['paragraphs and lines', '<p>1<br />2</p><hr />'],
    ['lists', '<ul><li>1</li></ul><ol><li>2</li></ol><dl><dt>3</dt><dd>4</dd></dl>'],
    ['emphasis', '<strong>1</strong><b>2</b><em>3</em><i>4</i><s>5</s><sup>6</sup><sub>7</sub>'],
    ['quotations and code', '<blockquote>1</blockquote><pre><code>2</code></pre>'],
    ['tables', '<table><thead><tr><th scope="col">1</th></tr></thead><tbody><tr><td>2</td></tr></tbody></table>'],
    [
      'links in the site, to mail and to telephones',
      '<a href="/a" title="A" rel="next">1</a><a href="mailto:a@x.example">2</a><a href="tel:1">3</a>',
    ],
    ['a link without a target', '<a title="A">1</a>'],
    ['a link in the site with another address in it', '<a href="/go?to=https://x.example">1</a>'],
  ])('keeps %s', (_what, html) => {
    expect(sanitiseHtml(html)).toBe(html);
  });

  test.each(['https://x.example', 'http://x.example', 'HTTPS://x.example'])('opens %s without handing our page to it', (href) => {
    expect(sanitiseHtml(`<a href="${href}" rel="opener" title="A">x</a>`)).toBe(
      `<a href="${href}" rel="noopener noreferrer" title="A">x</a>`,
    );
  });
});
