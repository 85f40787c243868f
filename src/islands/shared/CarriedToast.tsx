import { useEffect } from 'react';
import { showCarriedToast } from './carried-toast.ts';

/** Shows the toast that the previous page stored for this one. */
export function CarriedToast() {
  useEffect(() => void showCarriedToast(), []);
  return null;
}
