import { describe, expect, test } from 'vitest';
import { afterIntroduction, afterSignIn, localPath, loginAddress } from '../../src/contract/return-path.ts';

describe('the return path after sign-in', () => {
  test.each(['/teams', '/search?keyword=meteors#results', '/dashboard/abc'])('leads to %s', (path) => {
    expect(localPath(path)).toBe(path);
  });

  test.each([
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    '/./\\/elsewhere.example',
    '/..//elsewhere.example',
    'javascript:alert(1)',
    'teams',
    '',
    '/login?return=/login',
    '/auth/logout',
  ])('ignores %j', (path) => {
    expect(localPath(path)).toBeUndefined();
  });

  test('is passed on by the sign-in page with the reason', () => {
    expect(loginAddress('/teams?x=1', 'expired')).toBe('/login?return=%2Fteams%3Fx%3D1&info=expired');
    expect(loginAddress('//elsewhere.example')).toBe('/login');
  });

  test('of a new user leads to the onboarding', () => {
    expect(afterSignIn('INACTIVE', '/teams')).toBe('/dashboard/user?status=new');
    expect(afterSignIn('ACTIVE', '/teams')).toBe('/teams');
    expect(afterSignIn('ACTIVE', '//elsewhere.example')).toBe('/dashboard/');
  });

  test('of a new user with an invitation or a shared link leads there in the end', () => {
    const asked = afterSignIn('INACTIVE', '/invite?token=abc');
    expect(asked).toBe('/dashboard/user?status=new&return=%2Finvite%3Ftoken%3Dabc');
    expect(afterIntroduction(new URL(asked, 'http://here.invalid').searchParams.get('return'))).toBe('/invite?token=abc');
    const shared = afterSignIn('INACTIVE', '/share/chat/abc');
    expect(afterIntroduction(new URL(shared, 'http://here.invalid').searchParams.get('return'))).toBe('/share/chat/abc');
    expect(afterIntroduction('https://elsewhere.example/invite?token=abc')).toBe('/dashboard/');
    expect(afterIntroduction(null)).toBe('/dashboard/');
  });
});
