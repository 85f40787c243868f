import { useEffect } from 'react';
import type { SignInWays } from '../../contract/identity.ts';
import { EmailSignIn } from './EmailSignIn.tsx';
import { PhoneTab } from './phone/PhoneTab.tsx';
import { SignInTabs } from './SignInTabs.tsx';
import { SocialButtons } from './SocialButtons.tsx';

type Props = { ways: SignInWays; returnTo: string | undefined };

/** All configured ways to sign in: a tab for each that has a form, and the social providers below. */
export function LoginPanel({ ways, returnTo }: Props) {
  // Another tab has signed in: after a reload the server redirects to where this tab was going.
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === 'user-storage' && newValue) location.reload();
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, []);
  return (
    <>
      <SignInTabs
        tabs={[
          { value: 'email', label: 'E-mail', content: <EmailSignIn isMailLocal={ways.email.isSandbox} returnTo={returnTo} /> },
          ...(ways.phone ? [{ value: 'phone', label: 'Phone', content: <PhoneTab service={ways.phone} returnTo={returnTo} /> }] : []),
        ]}
      />
      {ways.social.length > 0 && (
        <>
          <p className="my-5 flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
            or
          </p>
          <SocialButtons ways={ways.social} returnTo={returnTo} />
        </>
      )}
    </>
  );
}
