-- The figures of an application are read by its days and months, however many others there are.
create index payments_application on payments (application_id, payment_date);
create index installation_status_log_application on installation_status_log (application_id, changed_at);
