import { useState, type SubmitEvent } from 'react';
import { CallRefused } from '../../api-client/ask.ts';
import { messages } from '../../contract/messages.ts';
import { grantPlatformRole, platformRoles, type RoleHolder } from '../../contract/platform-roles.ts';
import { askSignedIn } from '../shared/ask-signed-in.ts';
import { BusyButton } from '../shared/BusyButton.tsx';
import { FieldFrame } from '../shared/FieldFrame.tsx';
import { TextField } from '../shared/TextField.tsx';
import { showToast } from '../shared/toast.ts';
import { roleLabels } from './role-labels.ts';

/** Grants a role to a user by e-mail address. A refusal is shown under the address. */
export function GrantRole({ onGranted }: { onGranted: (holders: readonly RoleHolder[]) => void }) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function grant(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const values = new FormData(form);
    const role = platformRoles.find((name) => name === values.get('role')) ?? 'editor';
    setBusy(true);
    setProblem(undefined);
    try {
      const { response } = await askSignedIn(grantPlatformRole, { email: String(values.get('email')), role });
      onGranted(response);
      form.reset();
      void showToast('The role is granted.', 'success');
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      setProblem(error.fields['email'] ?? error.message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className="mt-6 max-w-md space-y-4" noValidate onSubmit={(event) => void grant(event)}>
      <h3 className="text-lg">Grant a role</h3>
      <TextField label="Their e-mail" name="email" type="email" autoComplete="off" problem={problem} isProblemSpoken />
      <FieldFrame label="Role">
        {(attributes) => (
          <select {...attributes} name="role" className="field" defaultValue="editor">
            {platformRoles.map((role) => (
              <option key={role} value={role}>
                {roleLabels[role]}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      <BusyButton type="submit" className="button button-plain" isBusy={isBusy}>
        {isBusy ? messages.pleaseWait : 'Grant the role'}
      </BusyButton>
    </form>
  );
}
