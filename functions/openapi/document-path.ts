export const documentPath = '/api/openapi.json';
