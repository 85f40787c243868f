-- Names, titles and other texts on one line that were stored before the rule for them: the same rule as `oneLine` in
-- src/contract/shapes.ts, which `tests/api/stored-lines.test.ts` compares. Control characters, which calls refuse, become spaces. The
-- classes of Unicode that PostgreSQL does not know are spelled as ranges.
CREATE FUNCTION one_line(words text, longest integer) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  pictographic constant text := ''
    || '\u00a9\u00ae\u203c\u2049\u2122\u2139\u2194-\u2199\u21a9-\u21aa\u231a-\u231b\u2328\u23cf\u23e9-\u23f3\u23f8-\u23fa\u24c2'
    || '\u25aa-\u25ab\u25b6\u25c0\u25fb-\u25fe\u2600-\u2604\u260e\u2611\u2614-\u2615\u2618\u261d\u2620\u2622-\u2623\u2626\u262a'
    || '\u262e-\u262f\u2638-\u263a\u2640\u2642\u2648-\u2653\u265f-\u2660\u2663\u2665-\u2666\u2668\u267b\u267e-\u267f\u2692-\u2697\u2699'
    || '\u269b-\u269c\u26a0-\u26a1\u26a7\u26aa-\u26ab\u26b0-\u26b1\u26bd-\u26be\u26c4-\u26c5\u26c8\u26ce-\u26cf\u26d1\u26d3-\u26d4'
    || '\u26e9-\u26ea\u26f0-\u26f5\u26f7-\u26fa\u26fd\u2702\u2705\u2708-\u270d\u270f\u2712\u2714\u2716\u271d\u2721\u2728\u2733-\u2734'
    || '\u2744\u2747\u274c\u274e\u2753-\u2755\u2757\u2763-\u2764\u2795-\u2797\u27a1\u27b0\u27bf\u2934-\u2935\u2b05-\u2b07\u2b1b-\u2b1c'
    || '\u2b50\u2b55\u3030\u303d\u3297\u3299\U0001f004\U0001f02c-\U0001f02f\U0001f094-\U0001f09f\U0001f0af-\U0001f0b0\U0001f0c0'
    || '\U0001f0cf-\U0001f0d0\U0001f0f6-\U0001f0ff\U0001f170-\U0001f171\U0001f17e-\U0001f17f\U0001f18e\U0001f191-\U0001f19a'
    || '\U0001f1ae-\U0001f1e5\U0001f201-\U0001f20f\U0001f21a\U0001f22f\U0001f232-\U0001f23a\U0001f23c-\U0001f23f\U0001f249-\U0001f25f'
    || '\U0001f266-\U0001f321\U0001f324-\U0001f393\U0001f396-\U0001f397\U0001f399-\U0001f39b\U0001f39e-\U0001f3f0\U0001f3f3-\U0001f3f5'
    || '\U0001f3f7-\U0001f3fa\U0001f400-\U0001f4fd\U0001f4ff-\U0001f53d\U0001f549-\U0001f54e\U0001f550-\U0001f567\U0001f56f-\U0001f570'
    || '\U0001f573-\U0001f57a\U0001f587\U0001f58a-\U0001f58d\U0001f590\U0001f595-\U0001f596\U0001f5a4-\U0001f5a5\U0001f5a8'
    || '\U0001f5b1-\U0001f5b2\U0001f5bc\U0001f5c2-\U0001f5c4\U0001f5d1-\U0001f5d3\U0001f5dc-\U0001f5de\U0001f5e1\U0001f5e3\U0001f5e8'
    || '\U0001f5ef\U0001f5f3\U0001f5fa-\U0001f64f\U0001f680-\U0001f6c5\U0001f6cb-\U0001f6d2\U0001f6d5-\U0001f6e5\U0001f6e9'
    || '\U0001f6eb-\U0001f6f0\U0001f6f3-\U0001f6ff\U0001f7da-\U0001f7ff\U0001f80c-\U0001f80f\U0001f848-\U0001f84f\U0001f85a-\U0001f85f'
    || '\U0001f888-\U0001f88f\U0001f8ae-\U0001f8af\U0001f8bc-\U0001f8bf\U0001f8c2-\U0001f8cf\U0001f8d9-\U0001f8ff\U0001f90c-\U0001f93a'
    || '\U0001f93c-\U0001f945\U0001f947-\U0001f9ff\U0001fa58-\U0001fa5f\U0001fa6e-\U0001faff\U0001fc00-\U0001fffd';
  han constant text := ''
    || '\u2e80-\u2e99\u2e9b-\u2ef3\u2f00-\u2fd5\u3005\u3007\u3021-\u3029\u3038-\u303b\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufa6d'
    || '\ufa70-\ufad9\U00016fe2-\U00016fe3\U00016ff0-\U00016ff6\U00020000-\U0002a6df\U0002a700-\U0002b81d\U0002b820-\U0002cead'
    || '\U0002ceb0-\U0002ebe0\U0002ebf0-\U0002ee5d\U0002f800-\U0002fa1d\U00030000-\U0003134a\U00031350-\U00033479';
  invisible constant text := ''
    || '\u00ad\u034f\u061c\u115f-\u1160\u17b4-\u17b5\u180b-\u180f\u200b\u200e-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff'
    || '\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff\u2800\ufff9-\ufffb';
  spaces constant text := ''
    || '\u0001-\u0020\u007f-\u00a0\u1680\u2000-\u200a\u2028-\u2029\u202f\u205f\u3000\ufeff';
  -- Variation selectors and tags that belong to an emoji or a Han character are kept.
  kept constant text := '[' || pictographic || '][\ufe0e\ufe0f]|[0-9#*]\ufe0f\u20e3|\U0001f3f4[\U000e0030-\U000e007a]+\U000e007f|['
    || han || '][\U000e0100-\U000e01ef]';
  line text;
BEGIN
  -- Most texts: printable ASCII with single spaces.
  IF char_length(words) <= longest AND words ~ '^([!-~]+( [!-~]+)*)?$' THEN RETURN words; END IF;
  line := btrim(regexp_replace(regexp_replace(words, '(' || kept || ')|[' || invisible || ']', '\1', 'g'),
    '[' || spaces || ']+', ' ', 'g'));
  IF line !~ '[^ \u200c\u200d]' THEN RETURN ''; END IF;
  -- A length counts as in the contract, where characters beyond U+FFFF count twice.
  WHILE char_length(line) + char_length(regexp_replace(line, '[^\U00010000-\U0010ffff]', '', 'g')) > longest LOOP
    line := regexp_replace(left(line, least(char_length(line) - 1, longest)), '[ \u200c\u200d]+$', '');
  END LOOP;
  RETURN line;
END $$;
--> statement-breakpoint
UPDATE users SET full_name = coalesce(nullif(one_line(full_name, 100), ''), 'No name')
WHERE full_name <> one_line(full_name, 100);
--> statement-breakpoint
UPDATE team_members SET first_name = coalesce(nullif(one_line(first_name, 100), ''), 'No name'),
  last_name = one_line(last_name, 100),
  position = one_line(position, 40),
  emergency_name = one_line(emergency_name, 100)
WHERE first_name <> one_line(first_name, 100)
  OR last_name <> one_line(last_name, 100)
  OR position <> one_line(position, 40)
  OR emergency_name <> one_line(emergency_name, 100);
--> statement-breakpoint
UPDATE teams SET name = coalesce(nullif(one_line(name, 80), ''), 'No name')
WHERE name <> one_line(name, 80);
--> statement-breakpoint
UPDATE team_events SET title = coalesce(nullif(one_line(title, 100), ''), 'No title'),
  opponent = one_line(opponent, 100),
  place = one_line(place, 200)
WHERE title <> one_line(title, 100)
  OR opponent <> one_line(opponent, 100)
  OR place <> one_line(place, 200);
--> statement-breakpoint
UPDATE team_tasks SET title = coalesce(nullif(one_line(title, 120), ''), 'No title')
WHERE title <> one_line(title, 120);
--> statement-breakpoint
UPDATE task_items SET label = coalesce(nullif(one_line(label, 120), ''), 'No title')
WHERE label <> one_line(label, 120);
--> statement-breakpoint
UPDATE team_invitations SET name = one_line(name, 100)
WHERE name <> one_line(name, 100);
--> statement-breakpoint
UPDATE players SET first_name = coalesce(nullif(one_line(first_name, 100), ''), 'No name'),
  last_name = one_line(last_name, 100)
WHERE first_name <> one_line(first_name, 100)
  OR last_name <> one_line(last_name, 100);
--> statement-breakpoint
UPDATE organisations SET name = coalesce(nullif(one_line(name, 100), ''), 'No name'),
  business_type = one_line(business_type, 100)
WHERE name <> one_line(name, 100)
  OR business_type <> one_line(business_type, 100);
--> statement-breakpoint
UPDATE waitlist_entries SET name = coalesce(nullif(one_line(name, 100), ''), 'No name')
WHERE name <> one_line(name, 100);
--> statement-breakpoint
UPDATE contact_messages SET name = coalesce(nullif(one_line(name, 100), ''), 'No name'),
  subject = one_line(subject, 150)
WHERE name <> one_line(name, 100)
  OR subject <> one_line(subject, 150);
--> statement-breakpoint
UPDATE assistant_chats SET title = coalesce(nullif(one_line(title, 120), ''), 'No title')
WHERE title <> one_line(title, 120);
--> statement-breakpoint
UPDATE search_entries SET title = coalesce(nullif(one_line(title, 201), ''), 'No name')
WHERE title <> one_line(title, 201);
--> statement-breakpoint
DROP FUNCTION one_line;
