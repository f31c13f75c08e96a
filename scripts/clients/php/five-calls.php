<?php

require __DIR__ . '/vendor/autoload.php';

use Foyer\DeveloperTools;
use Foyer\General;
use Foyer\V3;

$url = getenv('FOYER_URL');
$bothTokens = sprintf('Bearer %s, User %s', getenv('PARTNER_TOKEN'), getenv('USER_TOKEN'));
$general = (new General\Configuration())->setHost($url)->setApiKey('Authorization', $bothTokens);
$developerTools = (new DeveloperTools\Configuration())->setHost($url);
$v3 = (new V3\Configuration())->setHost($url)->setAccessToken(getenv('RESTRICTED_KEY'));

$team = (new General\Api\TeamApi(config: $general))->listStaff(1);
echo 'list: ', count($team->getData()), " team members\n";

$application = (new DeveloperTools\Api\AppDirectoryApi(config: $developerTools))->getStoreApplication(1);
echo 'read: ', $application->getData()->getTitle(), "\n";

$clients = new General\Api\ClientsApi(config: $general);
$grace = new General\Model\CreateClientRequest(['name' => 'Grace', 'phone' => '+14155551903']);
$created = $clients->createClient(1, $grace);
echo 'create: client ', $created->getData()->getId(), "\n";

try {
    $nobody = new General\Model\CreateClientRequest(['name' => 'Grace', 'phone' => 'no number']);
    $clients->createClient(1, $nobody);
    throw new LogicException('The wrong call was accepted.');
} catch (General\ApiException $error) {
    $described = $error->getResponseObject();
    echo 'wrong: ', $error->getCode(), ' ', $described->getMeta()->getErrors()['phone'][0], "\n";
}

$resources = (new V3\Api\ResourcesApi(config: $v3))->listResourcesV3(1, limit: 2);
echo 'v3: ', count($resources->getData()), ' resources, more: ', json_encode($resources->getHasMore()), "\n";
