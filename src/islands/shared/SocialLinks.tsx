const networks = [
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['twitter', 'Twitter'],
  ['youtube', 'YouTube'],
] as const;

type Props = { of: string; links: Record<(typeof networks)[number][0], string | null> };

/** Links to somebody's social networks. Only http(s) addresses become links, because users could type a script. */
export function SocialLinks({ of, links }: Props) {
  const named = networks.filter(([key]) => /^https?:\/\//i.test(links[key] ?? ''));
  if (named.length === 0) return null;
  return (
    <ul className="mt-6 flex flex-wrap gap-x-6 border-t border-line pt-2">
      {named.map(([key, name]) => (
        <li key={key}>
          <a
            className="link inline-flex min-h-11 items-center font-semibold"
            href={links[key] ?? ''}
            target="_blank"
            rel="noopener noreferrer"
          >
            {name}
            <span className="visually-hidden"> of {of} (opens in a new tab)</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
