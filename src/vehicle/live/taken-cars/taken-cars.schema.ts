import * as v from 'valibot';

/** Reply of `GET /api/cars/taken`: status by vehicle slug. */
export const takenCarsSchema = v.record(v.string(), v.picklist(['reserved', 'sold']));

export type TakenCars = v.InferOutput<typeof takenCarsSchema>;
