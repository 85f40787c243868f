-- Whether a fixed card is the whole answer. Until now that was seen from the text beginning with the card's title; the rows kept so far are
-- marked by the same rule, once.
ALTER TABLE assistant_messages ADD COLUMN is_card boolean NOT NULL DEFAULT false;
--> statement-breakpoint
UPDATE assistant_messages SET is_card = true
WHERE sender = 'SYSTEM' AND jsonb_array_length(cards) > 0 AND starts_with(content, cards -> 0 ->> 'title');
