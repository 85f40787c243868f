import type { Portrait } from './draw-portrait.ts';

/** How each named person looks, by unique name. */
export const portraits: Readonly<Record<string, Portrait>> = {
  'asha.rao': { sport: 8, ground: '#1f7a55', skin: '#a9714b', shirt: '#f4b740', trim: '#1b2a41', wears: 'topBun', hair: '#1e1512', accent: '#f4b740', earrings: true },
  'kabir.singh': { sport: 8, ground: '#35614f', skin: '#b98158', shirt: '#1b2a41', trim: '#f4b740', wears: 'turban', hair: '#e2622b', accent: '#fbe3c8', beard: 'full' },
  'meera.nair': { sport: 17, ground: '#2d6a8f', skin: '#8c5a3c', shirt: '#f5f1e6', trim: '#d94f3d', wears: 'plait', hair: '#17100e', accent: '#f4b740', earrings: true },
  'rohan.deshmukh': { sport: 8, ground: '#6a4c93', skin: '#b67d55', shirt: '#e8eef2', trim: '#3a2a5c', wears: 'short', hair: '#4a4441', accent: '#fff', beard: 'moustache', glasses: true },
  'farah.khan': { sport: 16, ground: '#b5532f', skin: '#c99570', shirt: '#2b4c5a', trim: '#f1d9b5', wears: 'hijab', hair: '#2f7f86', accent: '#f1d9b5' },
  'zaid.khan': { sport: 16, ground: '#3f7d3a', skin: '#c58f69', shirt: '#f6f3ea', trim: '#a52a3a', wears: 'tousled', hair: '#1f1714', accent: '#a52a3a' },
  'lakshmi.iyer': { sport: 11, ground: '#c9822b', skin: '#93603f', shirt: '#7b1e4b', trim: '#f7c548', wears: 'bunWithJasmine', hair: '#18110e', accent: '#f7d774', earrings: true },
  'daniel.dsouza': { sport: 7, ground: '#c4572e', skin: '#7d4f35', shirt: '#14505c', trim: '#ffd166', wears: 'curlsAndBand', hair: '#17110f', accent: '#ffd166', beard: 'short' },
  'tenzin.dorje': { sport: 12, ground: '#4a86b8', skin: '#c08a62', shirt: '#8f2436', trim: '#f2efe6', wears: 'woollenHat', hair: '#8f2436', accent: '#f2efe6' },
};
