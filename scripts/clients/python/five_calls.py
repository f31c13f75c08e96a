import os

import foyer_developer_tools
import foyer_general
import foyer_v3

host = os.environ["FOYER_URL"]
both_tokens = f"Bearer {os.environ['PARTNER_TOKEN']}, User {os.environ['USER_TOKEN']}"
general = foyer_general.ApiClient(
    foyer_general.Configuration(host=host, api_key={"BearerPartnerUser": both_tokens})
)
developer_tools = foyer_developer_tools.ApiClient(foyer_developer_tools.Configuration(host=host))
v3 = foyer_v3.ApiClient(foyer_v3.Configuration(host=host, access_token=os.environ["RESTRICTED_KEY"]))

team = foyer_general.TeamApi(general).list_staff(company_id=1)
print("list:", len(team.data), "team members")

application = foyer_developer_tools.AppDirectoryApi(developer_tools).get_store_application(application_id=1)
print("read:", application.data.title)

clients = foyer_general.ClientsApi(general)
grace = foyer_general.CreateClientRequest(name="Grace", phone="+14155551901")
created = clients.create_client(company_id=1, create_client_request=grace)
print("create: client", created.data.id)

try:
    nobody = foyer_general.CreateClientRequest(name="Grace", phone="no number")
    clients.create_client(company_id=1, create_client_request=nobody)
    raise SystemExit("The wrong call was accepted.")
except foyer_general.exceptions.UnprocessableEntityException as error:
    print("wrong:", error.status, error.data.meta.errors["phone"][0])

resources = foyer_v3.ResourcesApi(v3).list_resources_v3(location_id=1, limit=2)
print("v3:", len(resources.data), "resources, more:", resources.has_more)
