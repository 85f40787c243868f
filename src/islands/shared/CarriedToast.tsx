import { useEffect } from 'react';
import { showCarriedToast } from './carried-toast.ts';

/** Shows the toast that the page before left for this one. */
export function CarriedToast() {
  useEffect(() => void showCarriedToast(), []);
  return null;
}
