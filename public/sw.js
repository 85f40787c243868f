// The service worker: pages that were already open can be read without a network. Only answers marked `Cache-Control: public` are stored,
// and API paths are never touched, so nothing private is kept.
const version = 'v1';
const shell = `elevate-shell-${version}`;
const pages = `elevate-pages-${version}`;
const assets = `elevate-assets-${version}`;
const offlinePage = '/offline';
const mostPages = 60;
const mostAssets = 150;
const patienceMs = 4_000;
const untouched = /^\/(api|auth|users|dev|storage|healthz)(\/|$)/;
const unchanging = /^\/_astro\/|\.woff2$/;
/** Small images that pages look broken without: court drawings, the icon and public profile pictures. */
const pictures = /^\/(courts\/|favicon\.svg$|storage\/uploads\/)/;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(shell)
      .then((cache) => cache.add(new Request(offlinePage, { cache: 'reload' })))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) {
        if (name.startsWith('elevate-') && ![shell, pages, assets].includes(name)) await caches.delete(name);
      }
      await self.clients.claim();
      // The page that registered this worker was loaded before the worker ran, so it is stored now.
      for (const { url } of await self.clients.matchAll({ type: 'window' })) await keepOpened(url).catch(() => {});
    })(),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (pictures.test(pathname)) return event.respondWith(openPicture(event, request));
  if (untouched.test(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(openPage(event, request));
  else if (unchanging.test(pathname)) event.respondWith(openAsset(event, request));
});

const mayKeep = (response) => {
  const rule = response.headers.get('cache-control') ?? '';
  return (
    response.status === 200 &&
    response.type === 'basic' &&
    !response.redirected &&
    /\bpublic\b/.test(rule) &&
    !/no-store|private/.test(rule)
  );
};

/** Stores an answer and removes the oldest ones beyond `most`. */
async function keep(name, most, request, response) {
  const cache = await caches.open(name);
  await cache.put(request, response);
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - most)).map((oldest) => cache.delete(oldest)));
}

async function keepOpened(url) {
  if (untouched.test(new URL(url).pathname)) return;
  const response = await fetch(url);
  if (mayKeep(response)) await keep(pages, mostPages, url, response);
}

const cachedIn = async (name, request) => (await caches.open(name)).match(request, { ignoreVary: true });

/** Network first. After four seconds, or offline, the stored copy of the page is shown. */
async function openPage(event, request) {
  const fromNetwork = fetch(request);
  // waitUntil is called right away: after a slow answer the fetch event may already be over, and the call would throw.
  event.waitUntil(
    fromNetwork.then((response) => (mayKeep(response) ? keep(pages, mostPages, request, response.clone()) : undefined)).catch(() => {}),
  );
  const outOfPatience = new Promise((resolve) => setTimeout(resolve, patienceMs));
  try {
    return (await Promise.race([fromNetwork, outOfPatience.then(() => cachedIn(pages, request))])) ?? (await fromNetwork);
  } catch {
    return (await cachedIn(pages, request)) ?? (await cachedIn(shell, offlinePage)) ?? Response.error();
  }
}

/** Network first, because a picture can change under the same name. */
async function openPicture(event, request) {
  try {
    const response = await fetch(request);
    if (mayKeep(response)) event.waitUntil(keep(assets, mostAssets, request, response.clone()));
    return response;
  } catch {
    return (await cachedIn(assets, request)) ?? Response.error();
  }
}

/** Cache first: names under /_astro/ contain a hash of their content, so a stored file is never out of date. */
async function openAsset(event, request) {
  const kept = await cachedIn(assets, request);
  if (kept) return kept;
  const response = await fetch(request);
  if (mayKeep(response)) event.waitUntil(keep(assets, mostAssets, request, response.clone()));
  return response;
}
