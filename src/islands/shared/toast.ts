type Kind = 'success' | 'error' | 'info';

/** Shows a toast; solid-toast and its renderer are loaded with the first one. */
export async function showToast(text: string, kind: Kind = 'info', options: { autoCloseMs?: number } = {}): Promise<void> {
  const { showSolidToast } = await import('./solid-toaster.ts');
  await showSolidToast(text, kind, options.autoCloseMs);
}
