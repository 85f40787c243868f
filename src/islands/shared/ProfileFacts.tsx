/** Facts line by line; a line without a value is left out. */
export function ProfileFacts({ facts }: { facts: { name: string; value: string; isNumerals?: boolean }[] }) {
  return (
    <dl className="min-w-0 grow basis-52 self-center border-t border-line">
      {facts
        .filter(({ value }) => value !== '')
        .map(({ name, value, isNumerals }) => (
          <div key={name} className="named-row gap-x-3 border-b border-line py-2">
            <dt className="text-muted">{name}</dt>
            <dd className={isNumerals ? 'numerals' : 'font-semibold'}>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
