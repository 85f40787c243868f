import { useState } from 'react';
import { CallRefused } from '../../api-client/ask.ts';
import { endMyFeed, endTeamFeed, makeMyFeed, makeTeamFeed, type CalendarFeed } from '../../contract/calendars.ts';
import { messages } from '../../contract/messages.ts';
import { askSignedIn } from '../shared/ask-signed-in.ts';
import { ConfirmDialog } from '../shared/ConfirmDialog.tsx';
import { FreshAddress } from './FreshAddress.tsx';
import { FeedState } from './FeedState.tsx';
import { BusyButton } from '../shared/BusyButton.tsx';

type Props = { first: CalendarFeed; /** The team of the feed; without one, the reader's own feed. */ teamId?: string };
type State = { step: 'idle'; failure?: string } | { step: 'working' };

/** A calendar feed's address: create it (it is shown this once), replace it and switch it off. */
export function CalendarAddress({ first, teamId }: Props) {
  const [feed, setFeed] = useState(first);
  const [address, setAddress] = useState('');
  const [state, setState] = useState<State>({ step: 'idle' });
  const [asking, setAsking] = useState<{ what: 'new' | 'off'; isOpen: boolean }>({ what: 'new', isOpen: false });

  async function make() {
    const made = await (teamId ? askSignedIn(makeTeamFeed, { team_id: teamId }) : askSignedIn(makeMyFeed, {}));
    setFeed(made.response);
    setAddress(made.address);
  }
  async function end() {
    const { response } = await (teamId ? askSignedIn(endTeamFeed, { team_id: teamId }) : askSignedIn(endMyFeed, {}));
    setFeed(response);
    setAddress('');
  }
  async function makeFirst() {
    setState({ step: 'working' });
    try {
      await make();
      setState({ step: 'idle' });
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      setState({ step: 'idle', failure: error.code === 'network' || error.code === 'unexpected' ? messages.updateFailed : error.message });
    }
  }
  const ask = (what: 'new' | 'off') => setAsking({ what, isOpen: true });
  return (
    <div>
      <FeedState feed={feed} isShown={address !== ''} />
      {address && <FreshAddress address={address} />}
      <div className="mt-4 flex flex-wrap gap-3">
        {!feed.is_on && (
          <BusyButton className="button button-accent" isBusy={state.step === 'working'} onClick={() => void makeFirst()}>
            {state.step === 'working' ? messages.pleaseWait : 'Make an address'}
          </BusyButton>
        )}
        {feed.is_on && (
          <>
            <button type="button" className="button button-plain" onClick={() => ask('new')}>
              New address
            </button>
            <button type="button" className="button button-plain" onClick={() => ask('off')}>
              Switch off
            </button>
          </>
        )}
      </div>
      <p role="alert" className="mt-3 font-semibold text-bad empty:hidden">
        {state.step === 'idle' ? state.failure : ''}
      </p>
      <ConfirmDialog
        isOpen={asking.isOpen}
        onClose={() => setAsking((now) => ({ ...now, isOpen: false }))}
        title={asking.what === 'new' ? 'Make a new address?' : 'Switch it off?'}
        text="Calendars that read the address of now hear nothing more from us. What they have read stays in them."
        confirm={asking.what === 'new' ? 'Make a new one' : 'Switch it off'}
        onConfirm={asking.what === 'new' ? make : end}
      />
    </div>
  );
}
