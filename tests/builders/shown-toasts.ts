/** The toasts of a test, in place of solid-toast: `vi.mock('…/shared/toast.ts', () => import('../builders/shown-toasts.ts'))`. */
const shown: string[] = [];

export const showToast = async (text: string, kind = 'info'): Promise<void> => void shown.push(`${kind}: ${text}`);

/** The toasts since the last call, each with its kind: 'success: Saved.' */
export const newToasts = (): string[] => shown.splice(0);
