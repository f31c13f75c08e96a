package main

import (
	"context"
	"errors"
	"fmt"
	"log"
	"os"

	developertools "example.com/foyer/foyer_developer_tools"
	general "example.com/foyer/foyer_general"
	v3 "example.com/foyer/foyer_v3"
)

func main() {
	url := os.Getenv("FOYER_URL")
	bothTokens := fmt.Sprintf("Bearer %s, User %s", os.Getenv("PARTNER_TOKEN"), os.Getenv("USER_TOKEN"))
	ctx := context.WithValue(context.Background(), general.ContextAPIKeys,
		map[string]general.APIKey{"BearerPartnerUser": {Key: bothTokens}})
	configuration := general.NewConfiguration()
	configuration.Servers = general.ServerConfigurations{{URL: url}}
	api := general.NewAPIClient(configuration)

	team, _, err := api.TeamAPI.ListStaff(ctx, 1).Execute()
	check(err)
	fmt.Println("list:", len(team.Data), "team members")

	toolsConfiguration := developertools.NewConfiguration()
	toolsConfiguration.Servers = developertools.ServerConfigurations{{URL: url}}
	tools := developertools.NewAPIClient(toolsConfiguration)
	application, _, err := tools.AppDirectoryAPI.GetStoreApplication(context.Background(), 1).Execute()
	check(err)
	fmt.Println("read:", application.Data.Title)

	grace := general.NewCreateClientRequest("Grace", "+14155551902")
	created, _, err := api.ClientsAPI.CreateClient(ctx, 1).CreateClientRequest(*grace).Execute()
	check(err)
	fmt.Println("create: client", created.Data.Id)

	nobody := general.NewCreateClientRequest("Grace", "no number")
	_, answer, err := api.ClientsAPI.CreateClient(ctx, 1).CreateClientRequest(*nobody).Execute()
	var failure *general.GenericOpenAPIError
	if !errors.As(err, &failure) {
		log.Fatal("The wrong call was accepted.")
	}
	described := failure.Model().(general.Error)
	fmt.Println("wrong:", answer.StatusCode, described.Meta.Errors["phone"][0])

	v3Configuration := v3.NewConfiguration()
	v3Configuration.Servers = v3.ServerConfigurations{{URL: url}}
	v3Context := context.WithValue(context.Background(), v3.ContextAccessToken, os.Getenv("RESTRICTED_KEY"))
	resources, _, err := v3.NewAPIClient(v3Configuration).ResourcesAPI.ListResourcesV3(v3Context, 1).Limit(2).Execute()
	check(err)
	fmt.Println("v3:", len(resources.Data), "resources, more:", resources.HasMore)
}

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}
