type Kind = 'success' | 'error' | 'info';

/**
 * Shows a toast. solid-toast and its renderer are loaded with the first one. Offline they may fail to load and nothing is shown, so
 * important information must be on the page too.
 */
export async function showToast(text: string, kind: Kind = 'info', options: { autoCloseMs?: number } = {}): Promise<void> {
  try {
    const { showSolidToast } = await import('./solid-toaster.ts');
    await showSolidToast(text, kind, options.autoCloseMs);
  } catch (error) {
    if (navigator.onLine) throw error;
  }
}
