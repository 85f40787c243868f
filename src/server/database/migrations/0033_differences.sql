-- What an answer changed in the plan, line by line, so that a reopened conversation shows it beside its undo button.
ALTER TABLE assistant_messages ADD COLUMN difference jsonb;
