import com.example.foyer.developertools.api.AppDirectoryApi;
import com.example.foyer.general.ApiException;
import com.example.foyer.general.JSON;
import com.example.foyer.general.api.ClientsApi;
import com.example.foyer.general.api.TeamApi;
import com.example.foyer.general.model.CreateClientRequest;
import com.example.foyer.general.model.Error;
import com.example.foyer.v3.api.ResourcesApi;

public class FiveCalls {
  public static void main(String[] arguments) throws Exception {
    String url = System.getenv("FOYER_URL");
    String bothTokens =
        String.format("Bearer %s, User %s", System.getenv("PARTNER_TOKEN"), System.getenv("USER_TOKEN"));
    var general = new com.example.foyer.general.ApiClient();
    general.updateBaseUri(url);
    general.setRequestInterceptor(request -> request.header("Authorization", bothTokens));
    var developerTools = new com.example.foyer.developertools.ApiClient();
    developerTools.updateBaseUri(url);
    var v3 = new com.example.foyer.v3.ApiClient();
    v3.updateBaseUri(url);
    v3.setRequestInterceptor(
        request -> request.header("Authorization", "Bearer " + System.getenv("RESTRICTED_KEY")));

    var team = new TeamApi(general).listStaff(1L);
    System.out.println("list: " + team.getData().size() + " team members");

    var application = new AppDirectoryApi(developerTools).getStoreApplication(1L);
    System.out.println("read: " + application.getData().getTitle());

    var clients = new ClientsApi(general);
    var grace = new CreateClientRequest().name("Grace").phone("+14155551904");
    var created = clients.createClient(1L, grace, null);
    System.out.println("create: client " + created.getData().getId());

    try {
      clients.createClient(1L, new CreateClientRequest().name("Grace").phone("no number"), null);
      throw new IllegalStateException("The wrong call was accepted.");
    } catch (ApiException failure) {
      var described = JSON.getDefault().getMapper().readValue(failure.getResponseBody(), Error.class);
      System.out.println("wrong: " + failure.getCode() + " " + described.getMeta().getErrors().get("phone").get(0));
    }

    var resources = new ResourcesApi(v3).listResourcesV3(1L, 2, null);
    System.out.println("v3: " + resources.getData().size() + " resources, more: " + resources.getHasMore());
  }
}
