const networks = { facebook: 'Facebook', instagram: 'Instagram', twitter: 'Twitter', youtube: 'YouTube' } as const;

type Props = { of: Readonly<Record<keyof typeof networks, string | null>>; whose: string };

/** The links that are set and lead to the web; anything else in the field is not a link. */
export function SocialLinks({ of, whose }: Props) {
  const set = Object.entries(networks).flatMap(([key, name]) => {
    const href = of[key as keyof typeof networks];
    return href && /^https?:\/\//i.test(href) ? [{ href, name }] : [];
  });
  if (set.length === 0) return null;
  return (
    <ul aria-label={`${whose} elsewhere`} className="flex flex-wrap gap-x-5">
      {set.map(({ href, name }) => (
        <li key={name}>
          <a className="link inline-flex min-h-11 items-center" href={href} rel="noopener noreferrer nofollow">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
