-- One domain event of answers names all events that it is about, as the other domain events do. Those of the last two hours are kept for
-- pages that reconnect.
UPDATE domain_events SET data = (data - 'eventId') || jsonb_build_object('eventIds', jsonb_build_array(data -> 'eventId'))
WHERE type IN ('answer.given', 'player.marked') AND data ? 'eventId';
