-- Where a conversation stands after an answer of the assistant: what the answer asked, and what the person told so far. Null for messages of
-- persons and for answers that were kept before.
ALTER TABLE assistant_messages ADD COLUMN dialogue jsonb;
