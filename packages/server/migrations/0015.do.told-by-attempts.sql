-- What came of a delivery is told by its attempts alone: its row in the log is no longer written a second time. A row that
-- says 'scheduled' has the outcome of the attempt after those it counts, as soon as there is one; see told_deliveries.
drop function if exists wire_delivery(deliveries);
drop function if exists webhook_envelope(bigint, text, bigint, text, json);

-- Of the headers of a request, the signature is what nothing else tells; those of the answer are kept as they came.
alter table delivery_attempts add column signature text;
alter table delivery_attempts add column answer_head text;
update delivery_attempts set
  signature = request_headers ->> 'webhook-signature',
  answer_head = (
    select coalesce(string_agg(header.key || ': ' || header.value || E'\n', ''), '')
    from json_each_text(answer_headers) header)
where answer_headers is not null or request_headers ->> 'webhook-signature' is not null;
alter table delivery_attempts drop column request_headers, drop column answer_headers;

-- The room for the second write is not needed any more.
do $$
declare
  part regclass;
begin
  for part in select inhrelid from pg_inherits where inhparent = 'deliveries'::regclass loop
    execute format('alter table %s reset (fillfactor)', part);
  end loop;
end
$$;
