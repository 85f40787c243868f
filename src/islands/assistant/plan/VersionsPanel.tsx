import { useState, type ComponentType } from 'react';
import { CallRefused } from '../../../api-client/ask.ts';
import type { Chat, PlanVersion } from '../../../contract/assistant/chat.ts';
import { getPlanVersion } from '../../../contract/assistant/chats.ts';
import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import { askSignedIn } from '../../shared/ask-signed-in.ts';
import type { PlanViewProps } from './kind-screen.ts';
import { InLanguage } from '../parts/in-language.tsx';
import { langOfText } from '../parts/lang-of.ts';

type Props = {
  chatId: string;
  View: ComponentType<PlanViewProps>;
  language: PlanLanguage;
  newest: PlanVersion;
  versions: Chat['versions'];
  onRestore: (version: number) => Promise<void>;
};

const moment = (at: string) =>
  new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }).format(new Date(at));

/** The versions of a plan: why each was made, a comparison with the newest, and a button to restore one. */
export function VersionsPanel({ chatId, View, language, newest, versions, onRestore }: Props) {
  const [old, setOld] = useState<PlanVersion>();
  const [failure, setFailure] = useState('');
  async function compare(version: number) {
    try {
      setOld((await askSignedIn(getPlanVersion, { id: chatId, version })).response);
      setFailure('');
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      setFailure(error.message);
    }
  }
  const view = (version: PlanVersion) => (
    <InLanguage language={language}>
      <View plan={version.plan} startsOn={version.request.startsOn} ticks={new Set()} />
    </InLanguage>
  );
  return (
    <div className="space-y-6">
      <ol className="divide-y divide-line border-y border-line">
        {versions.map(({ version, reason, madeAt }) => (
          <li key={version} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
            <span className="numerals text-2xl">{version}</span>
            <span className="min-w-0 grow basis-40">
              <span className="block font-semibold" lang={langOfText(reason)}>
                {reason}
              </span>
              <span className="text-sm text-muted">{moment(madeAt)}</span>
            </span>
            {version === newest.version ? (
              <span className="text-sm font-semibold text-good">Now</span>
            ) : (
              // Below the reason where both do not fit beside it.
              <span className="flex flex-wrap gap-2">
                <button type="button" className="button button-plain" onClick={() => void compare(version)}>
                  Compare<span className="visually-hidden"> version {version} with the newest</span>
                </button>
                <button type="button" className="button button-plain" onClick={() => void onRestore(version).then(() => setOld(undefined))}>
                  Go back<span className="visually-hidden"> to version {version}</span>
                </button>
              </span>
            )}
          </li>
        ))}
      </ol>
      <p role="alert" className="text-bad empty:hidden">
        {failure}
      </p>
      {old && (
        <div className="grid grid-cols-1 gap-6 2xl:grid-cols-2">
          <section className="min-w-0" aria-label={`Version ${old.version}`}>
            <h3 className="text-xl">Version {old.version}</h3>
            {view(old)}
          </section>
          <section className="min-w-0" aria-label={`Version ${newest.version}, the newest`}>
            <h3 className="text-xl">Version {newest.version}, now</h3>
            {view(newest)}
          </section>
        </div>
      )}
    </div>
  );
}
