-- A conversation is only ever found together with its person, and its id is unique by itself: nothing has to look through all people for it.
ALTER TABLE assistant_chats DROP CONSTRAINT assistant_chats_id_key;
