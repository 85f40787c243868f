-- The birth date of a minor, where a guardian gave it: from 13 on a guardian may allow that the child is notified too.
ALTER TABLE team_members ADD COLUMN born_on date;
