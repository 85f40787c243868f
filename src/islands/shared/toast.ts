type Kind = 'success' | 'error' | 'info';

/**
 * Shows a toast; solid-toast and its renderer are loaded with the first one. Without a connection they may not come, and nothing is shown:
 * what must be known stands on the page as well.
 */
export async function showToast(text: string, kind: Kind = 'info', options: { autoCloseMs?: number } = {}): Promise<void> {
  try {
    const { showSolidToast } = await import('./solid-toaster.ts');
    await showSolidToast(text, kind, options.autoCloseMs);
  } catch (error) {
    if (navigator.onLine) throw error;
  }
}
