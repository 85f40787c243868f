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

  test('of somebody known leads there at once', () => {
    expect(afterSignIn('ACTIVE', '/teams')).toBe('/teams');
    expect(afterSignIn('ACTIVE', '//elsewhere.example')).toBe('/dashboard/');
  });

  test.each([
    '/team-member/01890a5d?view=events&event=7',
    '/invite?token=abc',
    '/share/chat/abc',
    '/search?category=tournaments#results',
    '/team/player-availability/1/2',
    '/team/upcomingEvents?calendar=1',
  ])('of a new user leads through the onboarding to %s, also if it is asked for twice', (path) => {
    const onboarding = afterSignIn('INACTIVE', path);
    expect(onboarding).toBe(`/dashboard/user?status=new&return=${encodeURIComponent(path)}`);
    expect(afterSignIn('INACTIVE', onboarding)).toBe(onboarding);
    expect(afterIntroduction(new URL(onboarding, 'http://here.invalid').searchParams.get('return'))).toBe(path);
    expect(afterIntroduction(onboarding)).toBe(path);
  });

  test('of a new user who began nowhere leads to the dashboard', () => {
    for (const path of [undefined, null, '', '/dashboard', '/dashboard/', '/dashboard/abc', '/dashboard/user?status=new', '/login']) {
      expect(afterSignIn('INACTIVE', path)).toBe('/dashboard/user?status=new');
      expect(afterIntroduction(path)).toBe('/dashboard/');
    }
  });

  test('of a new user never leads to another site', () => {
    for (const path of ['https://elsewhere.example/teams', '//elsewhere.example', '/\\elsewhere.example']) {
      expect(afterIntroduction(path)).toBe('/dashboard/');
      expect(afterIntroduction(`/dashboard/user?status=new&return=${encodeURIComponent(path)}`)).toBe('/dashboard/');
    }
  });
});
