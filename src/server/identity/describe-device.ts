import Bowser from 'bowser';

const longest = 80;

/** A browser in words its owner knows, as 'Chrome on Android'. Unknown programs are called that. */
export function describeDevice(userAgent: string | undefined): string {
  if (!userAgent) return 'Unknown device';
  const { browser, os } = Bowser.parse(userAgent);
  const named = [browser.name, os.name].filter((name): name is string => Boolean(name));
  return (named.length > 0 ? named.join(' on ') : 'Unknown device').slice(0, longest);
}
