/** A text without control characters, which cannot be stored (NUL) or shown, except tab and line breaks. */
// eslint-disable-next-line no-control-regex -- the pattern is about control characters
export const withoutControls = (text: string): string => text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g, '');
