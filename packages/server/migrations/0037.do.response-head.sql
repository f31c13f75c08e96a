-- The headers of a response are named like its status and its body.
alter table delivery_attempts rename column answer_head to response_head;

-- A function cannot rename a parameter in place; the repeatable files make both again.
drop function if exists fan_out_events(bigint[], int, timestamptz);
drop function if exists present_call(bigint, json);
