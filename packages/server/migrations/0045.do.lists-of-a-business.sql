-- For the newest transactions of products first.
create index storage_documents_by_date on storage_documents (location_id, create_date, id);
create index loyalty_cards_by_client on loyalty_cards (location_id, client_id, id)
  where deleted_at is null and client_id is not null;
